import { z } from 'zod';
import { call } from './call.ts';
import { Empty, Instant, query } from './primitives.ts';
import { Challenge, DialingCode, LoginValue, MobileNum, VerificationCode } from './session.ts';

export const changePasswordCall = call({
  name: 'changePassword',
  summary:
    'Changes or first sets the password; other sessions end, after a forced change this too.',
  method: 'POST',
  path: '/wps/member/password',
  module: 'PASS3',
  auth: 'account',
  beforePasswordChange: true,
  sealed: true,
  limit: { by: 'session', points: 10, seconds: 300 },
  body: z.strictObject({
    /** Empty where the account has none: then the sign-in must be of the last ten minutes. */
    oldPassword: z.string().max(128).default(''),
    newPassword: z.string().min(1).max(128),
    confirmNewPassword: z.string().min(1).max(128),
  }),
  value: Empty,
  errors: [
    'password.wrong',
    'login.locked',
    'session.old',
    'password.confirm',
    'password.weak',
    'password.reused',
    'payment.password.same',
    'field.rule',
  ],
});

export const forgotByEmailCall = call({
  name: 'forgotByEmail',
  summary: 'Sends a recovery link; the answer is the same whether or not the pair exists.',
  method: 'POST',
  path: '/wps/member/password/email',
  module: 'COMM3',
  auth: 'none',
  encoding: 'form',
  limit: { by: 'address', points: 5, seconds: 300 },
  body: z.strictObject({
    username: z.string().trim().min(1).max(64),
    email: z.string().trim().min(3).max(254),
  }),
  value: Empty,
  errors: ['field.rule'],
});

export const resetByLinkCall = call({
  name: 'resetByLink',
  summary: 'Sets a new password with the link of the recovery mail; every session ends.',
  method: 'POST',
  path: '/api/account/password/reset',
  module: 'COMM3',
  auth: 'none',
  sealed: true,
  limit: { by: 'address', points: 10, seconds: 300 },
  body: z.strictObject({
    code: z.string().min(16).max(128),
    newPassword: z.string().min(1).max(128),
    confirmNewPassword: z.string().min(1).max(128),
  }),
  value: Empty,
  errors: [
    'recovery.code.invalid',
    'login.locked',
    'password.confirm',
    'password.weak',
    'payment.password.same',
    'field.rule',
  ],
});

export const recoveryCodeCall = call({
  name: 'recoveryCode',
  summary: 'Sends the code for a new password; the answer is the same for every number.',
  method: 'POST',
  path: '/wps/member/password/sms',
  module: 'PWRESETSMS3',
  auth: 'none',
  limit: { by: 'address', points: 10, seconds: 60 },
  body: z.strictObject({
    mobileNum: MobileNum,
    countryDialingCode: DialingCode.optional(),
    challenge: Challenge.optional(),
  }),
  /** Seconds until the code ends. */
  value: z.object({ expirationTime: z.int() }),
  errors: ['field.rule', 'challenge.required', 'challenge.invalid', 'sms.wait', 'sms.too.many'],
});

export const resetByPhoneCall = call({
  name: 'resetByPhone',
  summary: 'Sets a new password with the code of the short message, and signs the member in.',
  method: 'POST',
  path: '/wps/member/password/verification',
  module: 'CHNGPASSVERIF3',
  auth: 'none',
  sealed: true,
  limit: { by: 'address', points: 10, seconds: 60 },
  body: z.strictObject({
    newPassword: z.string().min(1).max(128),
    mobileNum: MobileNum,
    countryDialingCode: DialingCode.optional(),
    verificationCode: VerificationCode,
    challenge: Challenge.optional(),
  }),
  value: LoginValue,
  errors: [
    'login.locked',
    'challenge.required',
    'challenge.invalid',
    'sms.code.invalid',
    'sms.code.expired',
    'password.weak',
    'payment.password.same',
    'field.rule',
    'account.blocked',
    'agent.login.denied',
  ],
});

export const SessionItem = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  country: z.string().nullable(),
  startedAt: Instant,
  lastSeenAt: Instant,
});

export const sessionsCall = call({
  name: 'sessions',
  summary: 'The live sessions of the member.',
  method: 'GET',
  path: '/api/account/sessions',
  module: 'COMM3',
  auth: 'account',
  query: query({}),
  value: z.object({ sessions: z.array(SessionItem) }),
  errors: [],
});

export const revokeSessionCall = call({
  name: 'revokeSession',
  summary: 'Ends one session of the member.',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  module: 'COMM3',
  auth: 'account',
  params: z.strictObject({ id: z.string().max(64) }),
  value: Empty,
  errors: ['session.not.found'],
});

export const endOtherSessionsCall = call({
  name: 'endOtherSessions',
  summary: 'Ends every session of the member but this one, remembered devices included.',
  method: 'DELETE',
  path: '/api/account/sessions',
  module: 'COMM3',
  auth: 'account',
  value: Empty,
  errors: [],
});

export const signInsCall = call({
  name: 'signIns',
  summary: 'The last sign-ins and failed tries, newest first.',
  method: 'GET',
  path: '/api/account/sign-ins',
  module: 'COMM3',
  auth: 'account',
  query: query({}),
  value: z.object({
    signIns: z.array(
      z.object({
        at: Instant,
        outcome: z.enum(['ok', 'failed', 'locked']),
        device: z.string(),
        address: z.string(),
        country: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});
