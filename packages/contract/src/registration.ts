import { z } from 'zod';
import { call } from './call.ts';
import { LanguageCode, PositiveAmount, query } from './primitives.ts';
import { Challenge, LoginValue } from './session.ts';

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

export const registerSettings = call({
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
      lossDay: z.object({ suggested: z.string(), max: z.string() }),
      timeDayMinutes: z.object({ suggested: z.int(), max: z.int() }),
    }),
    mobile: z.object({ enabled: z.boolean(), verification: z.boolean() }),
  }),
  errors: [],
});

export const RegisterBody = z.strictObject({
  username: z.string().trim().max(64),
  password: z.string().max(128),
  confirmPassword: z.string().max(128),
  payeeName: z.string().trim().max(120).optional(),
  email: z.string().trim().max(254).optional(),
  qqNum: z.string().trim().max(64).optional(),
  mobileNum: z.string().trim().max(32).optional(),
  countryDialingCode: z
    .string()
    .regex(/^\+?[1-9]\d{0,2}$/)
    .optional(),
  recommenderId: z.string().trim().max(64).optional(),
  captcha: z.string().max(16).optional(),
  captchaId: z.string().max(64).optional(),
  affiliateCode: z.string().trim().max(64).optional(),
  referralCode: z.string().trim().max(64).nullable().optional(),
  paymentPassword: z.string().max(128).optional(),
  line: z.string().trim().max(64).optional(),
  whatsapp: z.string().trim().max(64).optional(),
  zalo: z.string().trim().max(64).optional(),
  facebook: z.string().trim().max(64).optional(),
  wechat: z.string().trim().max(64).optional(),
  idNumber: z.string().trim().max(20).optional(),
  birthDate: z.iso.date(),
  domain: z.string().max(253).optional(),
  registerUrl: z.string().max(2000).optional(),
  registerMethod: z.literal('WEB'),
  language: LanguageCode.optional(),
  terms: z.strictObject({ version: z.string().max(20), agreed: z.literal(true) }),
  limits: z
    .strictObject({ lossDay: PositiveAmount, timeDayMinutes: z.int().min(15).max(1440) })
    .optional(),
  challenge: Challenge.optional(),
});

export const register = call({
  name: 'register',
  summary: 'Opens an account by username and signs it in.',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  auth: 'none',
  sealed: true,
  limit: { by: 'address', points: 10, seconds: 60 },
  body: RegisterBody,
  value: LoginValue,
  errors: [
    'field.required',
    'field.rule',
    'password.confirm',
    'password.weak',
    'username.taken',
    'id.number.invalid',
    'id.number.taken',
    'age.minimum',
    'invitation_code_error',
    'terms.outdated',
    'captcha.wrong',
    'challenge.required',
    'challenge.invalid',
    'amount.invalid',
  ],
});

export const affiliateCheck = call({
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
