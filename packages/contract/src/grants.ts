import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Currency, Id, Instant, query } from './primitives.ts';
import { transactionKinds } from './account.ts';

/** The states of a grant of bonus money. */
export const grantStates = [
  'ISSUED',
  'ACTIVE',
  'COMPLETED',
  'EXPIRED',
  'FORFEITED',
  'CANCELLED',
] as const;
export type GrantState = (typeof grantStates)[number];

/** The reason for which a grant ended. */
export const grantEnds = [
  'wagered',
  'spent',
  'expired',
  'withdrawal',
  'member',
  'operator',
] as const;
export type GrantEnd = (typeof grantEnds)[number];

/** A grant of bonus money with its rules and its progress. */
export const Grant = z.object({
  id: Id,
  /** The kind of reward that it comes from; its name is a text. */
  kind: z.string(),
  state: z.enum(grantStates),
  endReason: z.enum(grantEnds).nullable(),
  currency: Currency,
  amount: Amount,
  /** The amount that is in it now. */
  left: Amount,
  /** The sum of stakes that makes it the member's, and what of it is done. */
  wagering: Amount,
  wagered: Amount,
  /** Whole percents of the wagering, rounded down. */
  percent: z.int().min(0).max(100),
  /** The highest stake while it is wagered; null: no bound of its own. */
  stakeMax: Amount.nullable(),
  /** The most of it that becomes cash; null: all of it. */
  convertMax: Amount.nullable(),
  /** The parts of a stake that count, in basis points, by type of game; other types count nothing. */
  weights: z.array(z.object({ gameType: z.string(), points: z.int() })),
  /** Stakes take it before cash. */
  bonusFirst: z.boolean(),
  /** Prizes of rounds that are open when it ends go to the house. */
  lateForfeits: z.boolean(),
  /** Days to wager it once it is active. */
  days: z.int(),
  issuedAt: Instant,
  expiresAt: Instant,
  activatedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** The amounts that became cash and that went back to the house. */
  converted: Amount,
  taken: Amount,
});
export type Grant = z.output<typeof Grant>;

/** The stakes of a round that stand for a grant, and what of them counts. */
export const GrantRound = z.object({
  round: Id,
  game: z.string(),
  gameType: z.string().nullable(),
  staked: Amount,
  points: z.int(),
  counted: Amount,
  at: Instant,
});
export type GrantRound = z.output<typeof GrantRound>;

/** A line of the ledger's account of a grant. */
export const GrantEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(transactionKinds),
  change: Amount,
  balance: Amount,
});

export const grantsCall = call({
  name: 'grants',
  summary: 'The member’s grants of bonus money, the newest first.',
  method: 'GET',
  path: '/api/rewards/grants',
  auth: 'account',
  alwaysOpen: true,
  query: query({ cursor: Id.optional() }),
  value: z.object({ grants: z.array(Grant), nextCursor: Id.nullable() }),
  errors: [],
});

export const grantOneCall = call({
  name: 'grantOne',
  summary: 'A grant with the rounds that counted for it, and the entries of its account.',
  method: 'GET',
  path: '/api/rewards/grants/:id',
  auth: 'account',
  alwaysOpen: true,
  params: z.object({ id: Id }),
  query: query({}),
  value: Grant.extend({
    /** The newest hundred. */
    rounds: z.array(GrantRound),
    entries: z.array(GrantEntry),
  }),
  errors: ['grant.not.found'],
});
export type GrantDetail = z.output<typeof grantOneCall.value>;

export const activateGrantCall = call({
  name: 'activateGrant',
  summary: 'The member takes a grant under its rules; a repeat changes nothing.',
  method: 'POST',
  path: '/api/rewards/grants/:id/activate',
  auth: 'account',
  params: z.object({ id: Id }),
  body: z.strictObject({}),
  value: Grant,
  errors: [
    'grant.not.found',
    'grant.over',
    'grant.too.many',
    'account.excluded',
    'account.blocked',
    'limits.required',
    'terms.required',
    'reward.before.bet',
  ],
});

export const giveUpGrantCall = call({
  name: 'giveUpGrant',
  summary:
    'The member gives a grant up: its bonus money goes back to the house. A repeat changes nothing.',
  method: 'POST',
  path: '/api/rewards/grants/:id/give-up',
  auth: 'account',
  alwaysOpen: true,
  params: z.object({ id: Id }),
  body: z.strictObject({}),
  value: Grant,
  errors: ['grant.not.found', 'grant.over'],
});

export const staffGrantsCall = call({
  auth: 'staff',
  alwaysOpen: true,
  name: 'staffGrants',
  summary: 'The grants of bonus money of a member, the newest first.',
  method: 'GET',
  path: '/api/staff/members/:account/grants',
  permission: 'rewards:grant:read:own-brand',
  params: z.object({ account: Id }),
  query: query({ cursor: Id.optional() }),
  value: z.object({ grants: z.array(Grant), nextCursor: Id.nullable() }),
  errors: ['staff.factor.required', 'member.not.found'],
});
