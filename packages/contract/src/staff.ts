import { z } from 'zod';
import { call } from './call.ts';
import { Empty, Id, Instant, query } from './primitives.ts';
import { StaffCeremony } from './staff-passkeys.ts';

const Email = z.email().max(254);
const Password = z.string().min(1).max(128);

/** A staff account as its own session sees it. */
export const StaffSelf = z.object({
  email: z.string(),
  name: z.string(),
  brands: z.array(z.string()),
  roles: z.array(z.string()),
  /** Permissions with their scope, such as `cashier:withdrawal:approve:own-brand`. */
  permissions: z.array(z.string()),
  /** The next step of the sign-in; `null` once the session may use its permissions. */
  next: z.enum(['password', 'enrol', 'code']).nullable(),
  /** A passkey may take the place of the code. */
  passkey: z.boolean(),
  expiresAt: Instant,
});
export type StaffSelf = z.output<typeof StaffSelf>;

/** A code of the authenticator app, or the answer of a device to `staffPasskeyChallenge`. */
const SecondProof = z.union([
  z.strictObject({ code: z.string().trim().min(6).max(16) }),
  z.strictObject({ passkey: StaffCeremony }),
]);
const refusedProof = [
  'factor.wrong',
  'login.locked',
  'factor.ticket.invalid',
  'passkey.invalid',
] as const;

/** Calls of the own session: they answer before the second step, and need no permission. */
const own = { auth: 'staff', ownSession: true, alwaysOpen: true } as const;
const tries = { by: 'address', points: 20, seconds: 60 } as const;

export const staffSignInCall = call({
  name: 'staffSignIn',
  summary: 'Signs a member of staff in by password; the session waits for its second step.',
  method: 'POST',
  path: '/api/staff/session',
  auth: 'none',
  alwaysOpen: true,
  sealed: true,
  limit: tries,
  body: z.strictObject({ email: Email, password: Password }),
  value: z.object({ token: z.string(), self: StaffSelf }),
  errors: ['login.failed', 'login.locked'],
});

export const staffMeCall = call({
  ...own,
  name: 'staffMe',
  summary: 'The staff account of the session, its permissions, and the next step of its sign-in.',
  method: 'GET',
  path: '/api/staff/me',
  query: query({}),
  value: StaffSelf,
  errors: [],
});

export const staffSignOutCall = call({
  ...own,
  name: 'staffSignOut',
  summary: 'Ends the session of a member of staff.',
  method: 'POST',
  path: '/api/staff/session/end',
  value: Empty,
  errors: [],
});

export const staffEnrolCall = call({
  ...own,
  name: 'staffEnrol',
  summary: 'Gives a secret for an authenticator app to an account that has none yet.',
  method: 'POST',
  path: '/api/staff/totp',
  limit: tries,
  value: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['totp.on'],
});

export const staffSecondStepCall = call({
  ...own,
  name: 'staffSecondStep',
  summary:
    'The second step: a code of the authenticator app, which also confirms a new app, or a passkey.',
  method: 'POST',
  path: '/api/staff/session/factor',
  sealed: true,
  limit: tries,
  body: SecondProof,
  value: StaffSelf,
  errors: refusedProof,
});

export const proveStaffCall = call({
  ...own,
  name: 'proveStaff',
  summary: 'The second step once more: money and rights ask for a fresh proof.',
  method: 'POST',
  path: '/api/staff/session/proof',
  sealed: true,
  limit: tries,
  body: SecondProof,
  value: StaffSelf,
  errors: ['staff.factor.required', ...refusedProof],
});

export const staffPasswordCall = call({
  ...own,
  name: 'staffPassword',
  summary: 'Changes the password of the staff account and ends its other sessions.',
  method: 'POST',
  path: '/api/staff/password',
  sealed: true,
  limit: tries,
  body: z.strictObject({ oldPassword: Password, newPassword: Password }),
  value: StaffSelf,
  errors: [
    'password.wrong',
    'password.weak',
    'password.reused',
    'login.locked',
    'staff.factor.required',
  ],
});

/** A brand as its staff must know it: its site, its money, its day, and the languages it is read in. */
const StaffBrand = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  languages: z.array(z.string()),
  /** The address of its site, without a path: the console may be at a host of its own. */
  site: z.string(),
});

export const staffBrandsCall = call({
  ...own,
  name: 'staffBrands',
  summary: 'The brands of the staff account.',
  method: 'GET',
  path: '/api/staff/brands',
  query: query({}),
  value: z.object({ brands: z.array(StaffBrand) }),
  errors: [],
});

/** One line of the audit of staff. */
export const AuditLine = z.object({
  id: Id,
  at: Instant,
  /** The e-mail address of the account, or `machine:<account>` for the terminal of the server. */
  actor: z.string(),
  merchant: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** The circumstances; where something changed, `before` and `after` have the fields that differ. */
  detail: z.record(z.string(), z.unknown()),
  /** The network address that it was done from, or `terminal`; `null` where nobody was connected. */
  address: z.string().nullable(),
  /** The session that it was done in, by its id. */
  session: z.string().nullable(),
  /** The number of the line in the chain of its brand, or of the house; `null`: it is not in the chain. */
  place: z.int().nullable(),
  /** The hash of the line, which covers the one before: SHA-256 in hexadecimal digits. */
  hash: z.string().nullable(),
});

const auditor = {
  auth: 'staff',
  permission: 'staff:audit:read:own-brand',
  alwaysOpen: true,
} as const;

/** A text that is looked for: without control characters, which no line has. */
const sought = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);

export const staffAuditCall = call({
  ...auditor,
  name: 'staffAudit',
  summary: 'What staff did at this brand and for the whole house, the latest first.',
  method: 'GET',
  path: '/api/staff/audit',
  query: query({
    before: Id.optional(),
    /** The e-mail address of the account, or `machine:<account>`. */
    actor: sought(254).optional(),
    /** The beginning of the action: `decision.` finds `decision.approved`. */
    action: sought(60).optional(),
    /** The whole subject. */
    subject: sought(300).optional(),
    /** A part of the subject, in large or small letters. */
    search: sought(100).optional(),
    /** The first instant, and the first one that is too late. */
    from: Instant.optional(),
    to: Instant.optional(),
  }),
  value: z.object({ lines: z.array(AuditLine), next: z.string().nullable() }),
  errors: ['staff.factor.required'],
});

/** How far one chain of the audit was proved. */
export const ProvedChain = z.object({
  /** The brand; `null` for the chain of the whole house. */
  merchant: z.string().nullable(),
  sound: z.boolean(),
  /** The last line that a proof without a fault in this chain covers; `null` before the first one. */
  provedTo: z
    .object({ place: z.int(), line: z.string().nullable(), hash: z.string(), at: Instant })
    .nullable(),
});

/** Something that the proof of the audit found. */
export const AuditFault = z.object({
  merchant: z.string().nullable(),
  place: z.int().nullable(),
  line: z.string().nullable(),
  fault: z.enum([
    'content_changed',
    'line_missing',
    'link_missing',
    'line_added',
    'chain_broken',
    'end_changed',
    'proved_changed',
  ]),
});

/** How far the chains of the audit were proved. */
const AuditProofs = z.object({
  /** The newest proof; `null` before the first. */
  proof: z
    .object({
      id: Id,
      madeAt: Instant,
      hash: z.string(),
      /** True if the content of every line was compared; false: of those that were new. */
      whole: z.boolean(),
      /** False where an earlier proof was changed: then no chain counts as sound. */
      proofsSound: z.boolean(),
    })
    .nullable(),
  chains: z.array(ProvedChain),
  /** The faults in these chains, of the first hundred that the proof found. */
  faults: z.array(AuditFault),
});

export const staffAuditProofCall = call({
  ...auditor,
  name: 'staffAuditProof',
  summary: 'Until which line the chains of the audit were proved, when, and what the proof found.',
  method: 'GET',
  path: '/api/staff/audit/proof',
  query: query({}),
  value: AuditProofs,
  errors: ['staff.factor.required'],
});

export const proveStaffAuditCall = call({
  ...auditor,
  name: 'proveStaffAudit',
  summary: 'Proves the chains of the audit up to their last line, and says what the proof found.',
  method: 'POST',
  path: '/api/staff/audit/proof',
  value: AuditProofs,
  errors: ['staff.factor.required'],
});
