import { z } from 'zod';
import { call } from './call.ts';
import { RememberMe } from './entry.ts';
import { Empty, Instant, Timestamp, query } from './primitives.ts';
import { LoginValue } from './session.ts';

/** The request to a browser about a passkey, and its answer: as WebAuthn writes them. */
const Ceremony = z.record(z.string().max(64), z.unknown());

const Ticket = z.string().min(16).max(2048);
/** A code of six digits from an app, or a recovery code; blanks and hyphens are for the eye. */
const Code = z.string().trim().min(6).max(32);
const Password = z.string().max(128);

export const factorMethods = ['totp', 'recovery', 'passkey'] as const;

/** `value` of the refusal `factor.required`: the first step was right, a second one is wanted. */
export const SecondStep = z.object({
  ticket: z.string(),
  methods: z.array(z.enum(factorMethods)),
  expiresAt: Timestamp,
  /** Options for the browser, where a passkey will do. */
  passkey: Ceremony.nullable(),
});
export type SecondStep = z.output<typeof SecondStep>;

export const passSecondStepCall = call({
  name: 'passSecondStep',
  summary: 'The second step of a sign-in: a code of the app, a recovery code or a passkey.',
  method: 'POST',
  path: '/api/session/factor',
  module: 'COMM3',
  auth: 'none',
  sealed: true,
  limit: { by: 'address', points: 20, seconds: 60 },
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('totp'), ticket: Ticket, code: Code }),
    z.strictObject({ method: z.literal('recovery'), ticket: Ticket, code: Code }),
    z.strictObject({ method: z.literal('passkey'), ticket: Ticket, response: Ceremony }),
  ]),
  value: LoginValue,
  errors: [
    'factor.ticket.invalid',
    'factor.wrong',
    'login.locked',
    'account.blocked',
    'agent.login.denied',
  ],
});

export const passkeyChallengeCall = call({
  name: 'passkeyChallenge',
  summary: 'What a browser needs to offer the passkeys of this site.',
  method: 'POST',
  path: '/api/session/passkey/options',
  module: 'PASSKEY3',
  auth: 'none',
  limit: { by: 'address', points: 30, seconds: 60 },
  value: z.object({ ticket: z.string(), options: Ceremony }),
  errors: [],
});

export const passkeyLoginCall = call({
  name: 'passkeyLogin',
  summary: 'Signs in with a passkey; it is proof enough by itself.',
  method: 'POST',
  path: '/api/session/passkey',
  module: 'PASSKEY3',
  auth: 'none',
  sealed: true,
  limit: { by: 'address', points: 20, seconds: 60 },
  body: z.strictObject({
    ticket: Ticket,
    response: Ceremony,
    rememberMe: RememberMe,
  }),
  value: LoginValue,
  errors: ['factor.ticket.invalid', 'passkey.invalid', 'account.blocked', 'agent.login.denied'],
});

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** Kept by the maker of the device, so that it survives the loss of one. */
  synced: z.boolean(),
});

export const factorsCall = call({
  name: 'factors',
  summary: 'What the account is proven with: password, authenticator app, passkeys.',
  method: 'GET',
  path: '/api/account/factors',
  module: 'COMM3',
  auth: 'account',
  query: query({}),
  value: z.object({
    hasPassword: z.boolean(),
    hasPaymentPassword: z.boolean(),
    totpSince: Instant.nullable(),
    /** Asked for after the password: the app, a passkey, or nothing. */
    secondStep: z.boolean(),
    passkeyStep: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(Passkey),
  }),
  errors: [],
});

const changing = {
  auth: 'account',
  sealed: true,
  limit: { by: 'session', points: 10, seconds: 300 },
} as const;

export const proofErrors = [
  'password.wrong',
  'login.locked',
  'session.old',
  'factor.wrong',
] as const;
/** The password again, and where a second step is on a code of it; without a password neither. */
export const Proof = { password: Password.default(''), code: Code.optional() };

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const startTotpCall = call({
  ...changing,
  name: 'startTotp',
  summary: 'A secret for an authenticator app; it asks for nothing before it is confirmed.',
  method: 'POST',
  path: '/api/account/totp',
  module: 'TOTP3',
  body: z.strictObject(Proof),
  value: z.object({ secret: z.string(), uri: z.string() }),
  errors: [...proofErrors, 'totp.on'],
});

export const confirmTotpCall = call({
  ...changing,
  name: 'confirmTotp',
  summary: 'Turns the app on with its first code; the recovery codes are told this once.',
  method: 'POST',
  path: '/api/account/totp/confirmation',
  module: 'TOTP3',
  body: z.strictObject({ code: Code }),
  value: RecoveryCodes,
  errors: ['factor.wrong', 'login.locked', 'totp.on'],
});

export const removeTotpCall = call({
  ...changing,
  name: 'removeTotp',
  summary: 'Turns the app off; needs the password and a code.',
  method: 'POST',
  path: '/api/account/totp/removal',
  module: 'COMM3',
  body: z.strictObject(Proof),
  value: Empty,
  errors: proofErrors,
});

export const renewRecoveryCodesCall = call({
  ...changing,
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; the old ones end.',
  method: 'POST',
  path: '/api/account/recovery-codes',
  module: 'COMM3',
  body: z.strictObject(Proof),
  value: RecoveryCodes,
  errors: [...proofErrors, 'factor.off'],
});

export const startPasskeyCall = call({
  ...changing,
  name: 'startPasskey',
  summary: 'What a browser needs to make a passkey for this account.',
  method: 'POST',
  path: '/api/account/passkeys/options',
  module: 'PASSKEY3',
  body: z.strictObject(Proof),
  value: z.object({ ticket: z.string(), options: Ceremony }),
  errors: [...proofErrors, 'passkeys.full'],
});

export const addPasskeyCall = call({
  ...changing,
  name: 'addPasskey',
  summary: 'Keeps the passkey that the browser has made.',
  method: 'POST',
  path: '/api/account/passkeys',
  module: 'PASSKEY3',
  body: z.strictObject({
    ticket: Ticket,
    response: Ceremony,
    name: z.string().trim().min(1).max(60).optional(),
  }),
  value: Passkey,
  errors: ['factor.ticket.invalid', 'passkey.invalid', 'passkeys.full'],
});

export const removePasskeyCall = call({
  ...changing,
  name: 'removePasskey',
  summary: 'Forgets a passkey; needs the password, and a code where a second step is on.',
  method: 'POST',
  path: '/api/account/passkeys/removal',
  module: 'COMM3',
  body: z.strictObject({ ...Proof, id: z.string().min(1).max(1400) }),
  value: Empty,
  errors: [...proofErrors, 'passkey.not.found'],
});

export const setPasskeyStepCall = call({
  ...changing,
  name: 'setPasskeyStep',
  summary: 'Whether a passkey is asked for after the password; first recovery codes are told once.',
  method: 'PUT',
  path: '/api/account/passkeys/step',
  module: 'PASSKEY3',
  body: z.strictObject({ ...Proof, on: z.boolean() }),
  value: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
  errors: [...proofErrors, 'passkey.not.found'],
});

export const setPaymentPasswordCall = call({
  name: 'setPaymentPassword',
  summary: 'Sets the password that withdrawals ask for, or another one; needs proof of the owner.',
  method: 'POST',
  path: '/api/account/payment-password',
  module: 'WITHDRAW3',
  ...changing,
  body: z.strictObject({
    ...Proof,
    /** Asked for where one is set, unless it was forgotten: then withdrawals wait a day. */
    oldPaymentPassword: z.string().max(128).default(''),
    forgotten: z.boolean().default(false),
    newPassword: z.string().min(1).max(128),
    confirmNewPassword: z.string().min(1).max(128),
  }),
  value: Empty,
  errors: [
    ...proofErrors,
    'password.confirm',
    'password.weak',
    'field.rule',
    'payment.password.same',
    'payment.password.required',
    'payment.password.wrong',
    'payment.password.locked',
  ],
});
