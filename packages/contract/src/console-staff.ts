import { z } from 'zod';
import { call } from './call.ts';
import { Cursor, Empty, Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';
import { StaffPasskey } from './staff-passkeys.ts';

/** An account of the people who run a brand. */
export const StaffAccount = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  /** Its brands, of those that the reader works at. */
  brands: z.array(z.string()),
  /** It works at brands, too, that the reader does not see. */
  elsewhere: z.boolean(),
  inUse: z.boolean(),
  /** An authenticator app whose first code was right. */
  secondStep: z.boolean(),
  /** The latest sign-in with both steps, of the last 90 days; null: none. */
  lastSignInAt: Instant.nullable(),
  liveSessions: z.int(),
});
export type StaffAccount = z.output<typeof StaffAccount>;

/** A session that lives, as a list of sessions shows it. */
export const StaffSessionLine = z.object({
  id: Id,
  /** The network address that it was opened from, or `terminal`. */
  address: z.string(),
  openedAt: Instant,
  seenAt: Instant,
  /** False while its second step is open. */
  proven: z.boolean(),
});

/** An account, whole. */
export const StaffAccountDetail = StaffAccount.extend({
  openedAt: Instant,
  mustChangePassword: z.boolean(),
  sessions: z.array(StaffSessionLine),
  /** True if the reader is at least as powerful as the account: nobody else may change it. */
  covered: z.boolean(),
  /** Proposals about it that wait for a second person. */
  waiting: z.array(
    z.object({ id: Id, kind: z.string(), proposedBy: z.string(), proposedAt: Instant }),
  ),
});
export type StaffAccountDetail = z.output<typeof StaffAccountDetail>;

const reading = {
  auth: 'staff',
  permission: 'staff:account:read:own-brand',
  alwaysOpen: true,
  method: 'GET',
} as const;

export const staffAccountsCall = call({
  ...reading,
  name: 'staffAccounts',
  summary: 'The accounts of the people who run the brand.',
  path: '/api/staff/accounts',
  query: query({ cursor: Cursor.optional() }),
  value: z.object({ accounts: z.array(StaffAccount), nextCursor: z.string().nullable() }),
  errors: ['staff.factor.required', 'request.invalid'],
});

const params = z.object({ id: Id });

export const staffAccountCall = call({
  ...reading,
  name: 'staffAccount',
  summary: 'One account of the brand, with its sessions.',
  path: '/api/staff/accounts/:id',
  params,
  query: query({}),
  value: StaffAccountDetail,
  errors: ['staff.factor.required', 'staff.account.not.found'],
});

export const staffRolesCall = call({
  ...reading,
  name: 'staffRoles',
  summary: 'The roles of staff, what each of them may do, and whether the caller may give it.',
  path: '/api/staff/roles',
  query: query({}),
  value: z.object({
    roles: z.array(
      z.object({
        role: z.string(),
        /** With their scope: `cashier:withdrawal:approve:own-brand`. */
        permissions: z.array(z.string()),
        /** Nobody gives a role that may do more than they may themselves. */
        mayGive: z.boolean(),
      }),
    ),
  }),
  errors: ['staff.factor.required'],
});

const act = {
  auth: 'staff',
  alwaysOpen: true,
  method: 'POST',
  params,
  body: z.strictObject({ reason: Reason }),
  value: Empty,
} as const;
const refusals = [
  'staff.factor.required',
  'staff.proof.stale',
  'staff.account.not.found',
  'staff.account.own',
  'staff.account.wider',
] as const;

export const endStaffSessionsCall = call({
  ...act,
  name: 'endStaffSessions',
  summary: 'Ends every session of an account of the brand.',
  path: '/api/staff/accounts/:id/sessions/end',
  permission: 'staff:session:end:own-brand',
  freshProof: true,
  errors: refusals,
});

export const resetStaffStepCall = call({
  ...act,
  name: 'resetStaffStep',
  summary: 'Takes the second step of an account away and ends its sessions: its app is lost.',
  path: '/api/staff/accounts/:id/second-step/reset',
  permission: 'staff:factor:reset:own-brand',
  freshProof: true,
  errors: [...refusals, 'factor.off', 'staff.owner.last'],
});

export const staffNetworksCall = call({
  auth: 'staff',
  permission: 'staff:network:read:own-brand',
  alwaysOpen: true,
  name: 'staffNetworks',
  summary: 'The networks that staff of the brand may work from, and the address of the caller.',
  method: 'GET',
  path: '/api/staff/networks',
  query: query({}),
  value: z.object({
    /** As CIDR writes them; none: from anywhere. */
    networks: z.array(z.string()),
    changedAt: Instant.nullable(),
    address: z.string(),
  }),
  errors: ['staff.factor.required'],
});

/** Calls about the own account, after both steps of the sign-in. */
const own = { auth: 'staff', ownSession: 'proven', alwaysOpen: true } as const;

export const staffAccessCall = call({
  ...own,
  name: 'staffAccess',
  summary: 'How the caller signs in: the second steps and the live sessions of the own account.',
  method: 'GET',
  path: '/api/staff/me/access',
  query: query({}),
  value: z.object({
    secondSteps: z.array(z.object({ kind: z.enum(['app']), since: Instant })),
    passkeys: z.array(StaffPasskey),
    sessions: z.array(StaffSessionLine.extend({ isThis: z.boolean() })),
  }),
  errors: ['staff.factor.required'],
});

export const endOwnStaffSessionsCall = call({
  ...own,
  name: 'endOwnStaffSessions',
  summary: 'Ends the other sessions of the own account.',
  method: 'POST',
  path: '/api/staff/me/sessions/end',
  value: z.object({ ended: z.int() }),
  errors: ['staff.factor.required'],
});
