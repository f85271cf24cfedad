import { z } from 'zod';
import { call } from './call.ts';
import { FirebaseIdToken, RememberMe } from './entry.ts';
import { Proof, proofErrors } from './factors.ts';
import { Amount, Empty, LanguageCode, PositiveAmount, query } from './primitives.ts';
import { Challenge, DialingCode, LoginValue, Member, MobileNum } from './session.ts';

/** One server-driven field rule (specification, section 3). */
export const FieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int().min(0).max(22),
  minLength: z.int(),
  maxLength: z.int(),
});
export type FieldRule = z.output<typeof FieldRule>;

export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
] as const;
export type RegisterField = (typeof registerFields)[number];

export const registerSettingsCall = call({
  name: 'registerSettings',
  summary: 'The registration form as the operator set it: field rules, switches, terms.',
  method: 'GET',
  path: '/wps/system/setting/register',
  module: 'REG3',
  auth: 'none',
  query: query({}),
  value: z.object({
    fields: z.partialRecord(z.enum(registerFields), FieldRule),
    switches: z.object({
      username: z.boolean(),
      mobile: z.boolean(),
      captcha: z.boolean(),
      referral: z.boolean(),
    }),
    ageMinimum: z.int(),
    terms: z.object({ version: z.string(), path: z.string() }),
    limits: z.object({
      required: z.boolean(),
      lossDay: z.object({ suggested: Amount, max: Amount }),
      timeDayMinutes: z.object({ suggested: z.int(), max: z.int() }),
    }),
    /** Accounts by mobile number: whether there are any, and what they ask for beside the number. */
    mobile: z.object({
      enabled: z.boolean(),
      /** The number is confirmed by the code of a short message. */
      verification: z.boolean(),
      /** That message is Firebase's: the page proves the number there and brings the id token. */
      firebase: z.boolean(),
      /** A password pair; without it the code of a message is the way in. */
      password: z.boolean(),
      /** CPF and date of birth, where the law wants to know who plays. */
      identity: z.boolean(),
    }),
  }),
  errors: [],
});

/** The fields that both ways of opening an account carry. */
const common = {
  captcha: z.string().max(16).optional(),
  captchaId: z.string().max(64).optional(),
  verificationCode: z.string().trim().max(255).optional(),
  /** Proof of the number where the code went by Firebase. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: FirebaseIdToken.optional(),
  affiliateCode: z.string().trim().max(64).optional(),
  referralCode: z.string().trim().max(64).nullable().optional(),
  idNumber: z.string().trim().max(20).optional(),
  domain: z.string().max(253).optional(),
  registerUrl: z.string().max(2000).optional(),
  registerMethod: z.literal('WEB').default('WEB'),
  language: LanguageCode.optional(),
  /** True if the answer is that of a sign-in; without it the account is opened and nobody is in. */
  login: z.boolean().default(true),
  /** The answers that the law wants to know; the refusal of a form without it says so in its `value`. */
  terms: z.strictObject({ version: z.string().max(20), agreed: z.boolean() }).optional(),
  limits: z
    .strictObject({ lossDay: PositiveAmount, timeDayMinutes: z.int().min(15).max(1440) })
    .optional(),
  challenge: Challenge.optional(),
  rememberMe: RememberMe,
};

/** An account that was opened without signing in to it. */
const OpenedAccount = z.object({ userName: z.string(), member: Member });

export const RegisterValue = z.union([LoginValue, OpenedAccount]);
export type RegisterValue = z.output<typeof RegisterValue>;

export const RegisterBody = z.strictObject({
  ...common,
  username: z.string().trim().max(64).default(''),
  password: z.string().max(128).default(''),
  confirmPassword: z.string().max(128).default(''),
  payeeName: z.string().trim().max(120).optional(),
  email: z.string().trim().max(254).optional(),
  qqNum: z.string().trim().max(64).optional(),
  mobileNum: z.string().trim().max(32).optional(),
  countryDialingCode: DialingCode.optional(),
  recommenderId: z.string().trim().max(64).optional(),
  paymentPassword: z.string().max(128).optional(),
  line: z.string().trim().max(64).optional(),
  whatsapp: z.string().trim().max(64).optional(),
  zalo: z.string().trim().max(64).optional(),
  facebook: z.string().trim().max(64).optional(),
  wechat: z.string().trim().max(64).optional(),
  birthDate: z.iso.date().optional(),
});

/**
 * `value` of a refusal that names a field: everything that is missing or wrong in the form, and what
 * whoever opens an account has to agree to and to choose.
 */
export const RegisterFaults = z.object({
  faults: z.array(z.object({ field: z.string(), errorCode: z.string(), message: z.string() })),
  ageMinimum: registerSettingsCall.value.shape.ageMinimum,
  terms: registerSettingsCall.value.shape.terms,
  limits: registerSettingsCall.value.shape.limits,
});
export type RegisterFaults = z.output<typeof RegisterFaults>;

/** Codes that both ways of opening an account can answer. */
const registerErrors = [
  'field.required',
  'field.rule',
  'password.confirm',
  'password.weak',
  'username.taken',
  'mobile.taken',
  'id.number.invalid',
  'id.number.taken',
  'age.minimum',
  'invitation_code_error',
  'terms.outdated',
  'captcha.wrong',
  'challenge.required',
  'challenge.invalid',
  'amount.invalid',
  'login.locked',
  'sms.code.invalid',
  'sms.code.expired',
  'provider.unavailable',
] as const;

export const registerCall = call({
  name: 'register',
  summary: 'Opens an account by username, and with `login` signs it in.',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  auth: 'none',
  sealed: true,
  idempotent: 'optional',
  limit: { by: 'address', points: 10, seconds: 60 },
  body: RegisterBody,
  value: RegisterValue,
  errors: registerErrors,
});

export const registerMobileCall = call({
  name: 'registerMobile',
  summary:
    'Opens an account by mobile number, under a number that is made for it; with `login` signs it in.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'MOBILENUMREG3',
  auth: 'none',
  sealed: true,
  idempotent: 'optional',
  limit: { by: 'address', points: 10, seconds: 60 },
  body: z.strictObject({
    ...common,
    mobileNum: z.string().trim().max(32).default(''),
    countryDialingCode: DialingCode.optional(),
    password: z.string().max(128).optional(),
    confirmPassword: z.string().max(128).optional(),
    birthDate: z.iso.date().optional(),
  }),
  value: z.union([
    LoginValue.extend({ accountNumber: z.string() }),
    OpenedAccount.extend({ accountNumber: z.string() }),
  ]),
  errors: registerErrors,
});

export const registerCodeCall = call({
  name: 'registerCode',
  summary: 'Sends the code that confirms a mobile number; the answer is the same for every number.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  module: 'REGMOBVERF3',
  auth: 'none',
  limit: { by: 'address', points: 10, seconds: 60 },
  body: z.strictObject({
    countryDialingCode: DialingCode.optional(),
    mobileNo: MobileNum,
    challenge: Challenge.optional(),
  }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: [
    'field.rule',
    'challenge.required',
    'challenge.invalid',
    'sms.wait',
    'sms.too.many',
    'sms.unavailable',
  ],
});

export const affiliateCheckCall = call({
  name: 'affiliateCheck',
  summary: 'Whether an affiliate or referral code is good for this domain.',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  auth: 'none',
  limit: { by: 'address', points: 20, seconds: 60 },
  query: query({ code: z.string().min(1).max(64), domain: z.string().max(253).optional() }),
  value: z.object({
    valid: z.boolean(),
    code: z.string(),
    kind: z.enum(['affiliate', 'referral']),
  }),
  errors: ['invitation_code_error'],
});

export const addIdNumberCall = call({
  name: 'addIdNumber',
  summary:
    'Gives an account its CPF, once, where the registration asked for none; needs proof of the owner.',
  method: 'PUT',
  path: '/api/account/id-number',
  module: 'COMM3',
  auth: 'account',
  sealed: true,
  limit: { by: 'session', points: 10, seconds: 300 },
  body: z.strictObject({
    ...Proof,
    idNumber: z.string().trim().max(20),
    /** Only counts where the account has none. */
    birthDate: z.iso.date().optional(),
  }),
  value: Empty,
  errors: [
    ...proofErrors,
    'field.required',
    'field.rule',
    'id.number.invalid',
    'id.number.taken',
    'id.number.set',
    'age.minimum',
  ],
});
