import { z } from 'zod';
import { call } from './call.ts';
import { gameTypes } from './catalogue.ts';
import { Amount, Cursor, Day, Id, Instant, PageSize, PositiveAmount, query } from './primitives.ts';

export const transactionKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'chase',
  'stake',
  'win',
  'rollback',
  'bonus',
  'adjustment',
] as const;

/** One line of the account record: a ledger entry seen from the member's side. */
export const AccountEntry = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(transactionKinds),
  amount: Amount,
  balanceAfter: Amount.nullable(),
  currency: z.string(),
  label: z.string().nullable(),
  reference: z.object({
    type: z.enum(['deposit', 'withdrawal', 'round', 'purse', 'chase', 'other']),
    id: z.string(),
  }),
});

export const memberTransactionsCall = call({
  name: 'memberTransactions',
  summary: 'The account record: every movement, newest first, with totals of the filter.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  module: 'MEMTRANS3',
  auth: 'account',
  alwaysOpen: true,
  query: query({
    from: Day.optional(),
    to: Day.optional(),
    kind: z.enum(transactionKinds).optional(),
    /** Where the list goes on; a page number counts from the newest row and moves with each new one. */
    cursor: Cursor.optional(),
    pageNo: z.coerce.number().int().min(1).max(100).default(1),
    pageSize: PageSize,
  }),
  value: z.object({
    rows: z.array(AccountEntry),
    nextCursor: Cursor.nullable(),
    totalPages: z.int(),
    /** Of the rows; money set aside for chases and given back counts where it is asked for only. */
    totals: z.object({ in: Amount, out: Amount, net: Amount, count: z.int() }),
  }),
  errors: ['range.invalid'],
});

export const transferCall = call({
  name: 'transfer',
  summary: 'One ledger transfer of the member with both its sides.',
  method: 'GET',
  path: '/api/account/transfers/:id',
  module: 'MEMTRANS3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: z.object({
    id: z.string(),
    at: Instant,
    kind: z.enum(transactionKinds),
    amount: Amount,
    currency: z.string(),
    debit: z.string(),
    credit: z.string(),
    balanceAfter: Amount.nullable(),
    reference: z.object({ type: z.string(), id: z.string() }),
    batch: z.object({ id: z.string(), hash: z.string() }).nullable(),
  }),
  errors: ['transfer.not.found'],
});

export const RoundRow = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  nodeId: z.string().nullable(),
  vendorName: z.string(),
  cover: z.string().nullable(),
  stake: Amount,
  payout: Amount,
  net: Amount,
  currency: z.string(),
  state: z.enum(['OPEN', 'CLOSED', 'VOID']),
  startedAt: Instant,
  endedAt: Instant.nullable(),
  verifiable: z.boolean(),
  /** The ticket of a lottery that it is. */
  ticketId: z.string().nullable(),
});

export const roundsCall = call({
  name: 'rounds',
  summary: 'The betting record: rounds, newest first, with totals of the filter.',
  method: 'GET',
  path: '/api/account/rounds',
  module: 'MEMTRANS3',
  auth: 'account',
  alwaysOpen: true,
  query: query({
    from: Day.optional(),
    to: Day.optional(),
    gameCode: z.string().max(64).optional(),
    vassalage: z.string().max(40).optional(),
    gameType: z.enum(gameTypes).optional(),
    state: z.enum(['OPEN', 'CLOSED', 'VOID']).optional(),
    cursor: Cursor.optional(),
  }),
  value: z.object({
    rows: z.array(RoundRow),
    nextCursor: Cursor.nullable(),
    totals: z.object({ stake: Amount, payout: Amount, net: Amount, count: z.int() }),
  }),
  errors: ['range.invalid'],
});

export const roundCall = call({
  name: 'round',
  summary: 'One round with the entries that moved its money.',
  method: 'GET',
  path: '/api/account/rounds/:id',
  module: 'MEMTRANS3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: z.object({
    round: RoundRow,
    entries: z.array(AccountEntry),
    fairnessId: z.string().nullable(),
  }),
  errors: ['round.not.found'],
});

export const todaySummaryCall = call({
  name: 'todaySummary',
  summary: 'Stake, prizes and net result of the member’s day, and minutes played.',
  method: 'GET',
  path: '/api/account/today',
  module: 'COMM3',
  auth: 'account',
  query: query({}),
  value: z.object({
    stake: Amount,
    payout: Amount,
    net: Amount,
    minutesPlayed: z.int(),
    currency: z.string(),
  }),
  errors: [],
});

export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;

/** A limit of responsible play; time limits count minutes, the others money. */
export const Limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  value: z.string().nullable(),
  used: z.string(),
  left: z.string().nullable(),
  /** It can be changed and not removed. */
  mandatory: z.boolean(),
  resetsAt: Instant,
  pending: z.object({ value: z.string().nullable(), effectiveAt: Instant }).nullable(),
});

export const limitsCall = call({
  name: 'limits',
  summary: 'Limits in force, what is used, what waits, and the pauses.',
  method: 'GET',
  path: '/api/limits',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  query: query({}),
  value: z.object({
    limits: z.array(Limit),
    realityCheckMinutes: z.int(),
    pausedUntil: Instant.nullable(),
    excludedUntil: Instant.nullable(),
    centralExclusionUrl: z.string(),
  }),
  errors: [],
});

export const setLimitCall = call({
  name: 'setLimit',
  summary: 'Sets a limit: stricter at once, looser after 24 hours. Null removes it.',
  method: 'PUT',
  path: '/api/limits/:kind/:period',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) }),
  body: z.strictObject({ value: PositiveAmount.nullable() }),
  value: Limit,
  errors: ['amount.invalid', 'limit.mandatory'],
});

export const setRealityCheckCall = call({
  name: 'setRealityCheck',
  summary: 'How often the game shows time and result.',
  method: 'PUT',
  path: '/api/limits/reality-check',
  module: 'COMM3',
  auth: 'account',
  body: z.strictObject({ minutes: z.int().min(10).max(120) }),
  value: z.object({ minutes: z.int() }),
  errors: [],
});

export const pauseAccountCall = call({
  name: 'pauseAccount',
  summary: 'Pauses play and deposits for a while; withdrawals stay open.',
  method: 'POST',
  path: '/api/limits/pause',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  body: z.strictObject({
    hours: z.union([z.literal(24), z.literal(72), z.literal(168), z.literal(720)]),
  }),
  value: z.object({ pausedUntil: Instant }),
  errors: [],
});

export const excludeAccountCall = call({
  name: 'excludeAccount',
  summary: 'Self-exclusion: cannot be shortened; open rounds settle, money can be withdrawn.',
  method: 'POST',
  path: '/api/limits/self-exclusion',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 10, seconds: 300 },
  body: z.strictObject({
    months: z.union([z.literal(2), z.literal(6), z.literal(12), z.literal(60)]),
    /** Empty where the account has none: then the sign-in must be of the last ten minutes. */
    password: z.string().max(128).default(''),
  }),
  value: z.object({ excludedUntil: Instant }),
  errors: ['password.wrong', 'login.locked', 'session.old'],
});
