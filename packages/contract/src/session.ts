import { z } from 'zod';
import { call } from './call.ts';
import { FirebaseIdToken, RememberMe, providerErrors } from './entry.ts';
import { Amount, Empty, Instant, Timestamp, query } from './primitives.ts';

/** Solved proof-of-work challenge: the base64 payload of the bot check. */
export const Challenge = z.string().min(1).max(4096);

/** A mobile number as it was typed; what it is becomes E.164 together with the dialling code. */
export const MobileNum = z.string().trim().min(1).max(32);

/** A calling code with or without its plus: `55`, `+55`. */
export const DialingCode = z.string().regex(/^\+?[1-9]\d{0,2}$/);

/** The code of a short message; the specification bounds it and says no more. */
export const VerificationCode = z.string().trim().min(1).max(255);

export const ClubLabel = z.object({
  labelName: z.string(),
  color: z.string(),
  color2: z.string(),
  rankLevel: z.int(),
});

export const Member = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  customerId: z.string(),
  type: z.int(),
  isAgent: z.int(),
  merchant: z.string(),
  toUpline: z.boolean(),
  clubLabel: ClubLabel,
  memberLabel: z.array(z.string()),
  memberLabelTextColor: z.string(),
  memberLabelBgColor: z.string(),
  currency: z.string(),
  language: z.string(),
  email: z.string().nullable(),
  /** True if a code has shown that the address, or the number, is the member's. */
  emailConfirmed: z.boolean(),
  mobileNum: z.string().nullable(),
  mobileConfirmed: z.boolean(),
  idNumberMasked: z.string().nullable(),
  /** True if the account knows when the member was born. */
  birthDateKnown: z.boolean(),
  payeeName: z.string().nullable(),
  avatarUrl: z.string(),
  /** True if the winner board may tell the member’s prizes, with a masked name. */
  onBoard: z.boolean(),
  limitsSet: z.boolean(),
  /** True if the member has to agree to the terms as they are now before money is staked or comes in. */
  termsDue: z.boolean(),
  createdAt: Instant,
});
export type Member = z.output<typeof Member>;

/** `isAgent` of a trial account: play money, no member centre. */
export const trialKind = 4;

export const LoginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  userName: z.string(),
  expirationTime: Timestamp,
  expiredMinutes: z.int(),
  member: Member,
});
export type LoginValue = z.output<typeof LoginValue>;

const loginErrors = [
  'login.failed',
  'login.locked',
  'captcha.required',
  'captcha.wrong',
  'challenge.required',
  'challenge.invalid',
  'account.blocked',
  'agent.login.denied',
  'field.required',
  'field.rule',
  'sms.code.invalid',
  'sms.code.expired',
  ...providerErrors,
] as const;

/**
 * `type` says what the others are: with `username` the password goes with a username, or with a
 * confirmed mobile number in its place; with `sms` a mobile number goes with the code of its message;
 * with `firebase` the id token stands alone that a phone was proven with there.
 */
export const loginCall = call({
  name: 'login',
  summary:
    'Signs a member in: by username and password, by mobile number and SMS code, or by a phone that Firebase proved.',
  method: 'POST',
  path: '/wps/session/login',
  module: 'COMM3',
  auth: 'none',
  sealed: true,
  limit: { by: 'address', points: 30, seconds: 60 },
  body: z.strictObject({
    type: z.enum(['username', 'sms', 'firebase']).default('username'),
    username: z.string().trim().min(1).max(64).optional(),
    mobileNum: MobileNum.optional(),
    countryDialingCode: DialingCode.optional(),
    password: z.string().max(128).default(''),
    firebaseChannel: z.literal('sms').optional(),
    firebaseIdToken: FirebaseIdToken.optional(),
    captcha: z.string().max(16).optional(),
    captchaId: z.string().max(64).optional(),
    challenge: Challenge.optional(),
    rememberMe: RememberMe,
  }),
  value: LoginValue,
  errors: loginErrors,
});

const smsErrors = [
  'field.rule',
  'challenge.required',
  'challenge.invalid',
  'sms.wait',
  'sms.too.many',
] as const;

export const loginCodeCall = call({
  name: 'loginCode',
  summary: 'Sends the code that signs a member in; the answer is the same for every number.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  auth: 'none',
  limit: { by: 'address', points: 10, seconds: 60 },
  body: z.strictObject({
    mobileNum: MobileNum,
    countryDialingCode: DialingCode.optional(),
    challenge: Challenge.optional(),
  }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: smsErrors,
});

export const resumeCall = call({
  name: 'resume',
  summary: 'Finds the session of this browser again by its rotating cookie.',
  method: 'POST',
  path: '/api/session/resume',
  module: 'COMM3',
  auth: 'none',
  // Every new tab asks, and a village may share an address; 256 bits are not guessed at any rate.
  limit: { by: 'address', points: 300, seconds: 60 },
  value: LoginValue,
  errors: ['session.expired', 'account.blocked', 'agent.login.denied'],
});

export const exchangeCodeCall = call({
  name: 'exchangeCode',
  summary: 'Signs in with the one-time code of 60 seconds found in the address at start.',
  method: 'POST',
  path: '/api/session/exchange',
  module: 'COMM3',
  auth: 'none',
  limit: { by: 'address', points: 20, seconds: 60 },
  body: z.strictObject({ code: z.string().min(16).max(128) }),
  value: LoginValue,
  errors: ['session.code.invalid', 'account.blocked', 'agent.login.denied'],
});

export const signInCodeCall = call({
  name: 'signInCode',
  summary:
    'A code that signs its owner in on another device, once and within 60 seconds: `?token=` of any page.',
  method: 'POST',
  path: '/api/session/codes',
  module: 'COMM3',
  auth: 'account',
  limit: { by: 'session', points: 10, seconds: 60 },
  value: z.object({ code: z.string(), expiresAt: Timestamp }),
  errors: [],
});

export const freePlayCall = call({
  name: 'freePlay',
  summary: 'Opens a trial account (isAgent 4) with play money.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  auth: 'none',
  limit: { by: 'address', points: 10, seconds: 60 },
  body: z.strictObject({
    os: z.string().max(400).default(''),
    platform: z.literal('W').default('W'),
    value: z.string().max(4096).default(''),
    gatewayVersion: z.literal(3).default(3),
  }),
  value: LoginValue,
  errors: ['challenge.required', 'challenge.invalid'],
});

export const logoutCall = call({
  name: 'logout',
  summary: 'Ends this session.',
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  auth: 'session',
  alwaysOpen: true,
  beforePasswordChange: true,
  value: Empty,
  errors: [],
});

export const captchaCall = call({
  name: 'captcha',
  summary: 'A fresh image captcha, a base64 PNG; its id comes beside it, and is kept in a cookie.',
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  auth: 'none',
  limit: { by: 'address', points: 20, seconds: 20 },
  query: query({}),
  value: z.base64(),
  headers: { 'Captcha-Id': 'Its id; a browser that sends no `captchaId` means the last image.' },
  errors: [],
});

export const botChallengeCall = call({
  name: 'botChallenge',
  summary: 'A proof-of-work challenge; its solution travels as `challenge`.',
  method: 'GET',
  path: '/wps/captcha/challenge',
  module: 'COMM3',
  auth: 'none',
  limit: { by: 'address', points: 60, seconds: 60 },
  query: query({}),
  value: z.record(z.string(), z.unknown()),
  errors: [],
});

export const memberInfoCall = call({
  name: 'memberInfo',
  summary: 'The signed-in member, and whether the password must be changed before anything else.',
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  auth: 'session',
  alwaysOpen: true,
  beforePasswordChange: true,
  query: query({}),
  value: Member.extend({ passwordExpired: z.boolean() }),
  errors: [],
});

export const changeLanguageCall = call({
  name: 'changeLanguage',
  summary: 'Stores the language that the member chose.',
  method: 'POST',
  path: '/wps/member/language',
  module: 'COMM3',
  auth: 'session',
  body: z.strictObject({ language: z.string().min(2).max(8) }),
  value: Empty,
  errors: ['language.unknown'],
});

/** The purposes for which money of a member is held. */
export const heldPurposes = ['withdrawal', 'chase', 'prize'] as const;

/** Balance shown in the header: what can be staked now, and of what it is made. */
export const balanceCall = call({
  name: 'balance',
  summary:
    'What can be staked now, in sum and in parts; purses at vendors and held money stand beside it.',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  module: 'COMM3',
  auth: 'session',
  alwaysOpen: true,
  query: query({}),
  value: z.object({
    /** The amount that can be staked now: the sum of `balance`, to the cent. */
    sumBalance: Amount,
    /** The parts of the main wallet: `cash` and `bonus`. */
    balance: z.array(z.object({ wallet: z.string(), amount: Amount })),
    /** The money in a purse can be staked with its vendor only: by the vendor's code, in no sum above. */
    purses: z.array(z.object({ wallet: z.string(), amount: Amount })),
    /** The amount that is set aside, in no sum above. */
    held: Amount,
    /** The same by what it is held for; what nothing is held for is left out. */
    heldFor: z.array(z.object({ purpose: z.enum(heldPurposes), amount: Amount })),
    currency: z.string(),
    currencySymbol: z.string(),
    version: z.string(),
  }),
  errors: [],
});
