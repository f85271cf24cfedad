import { z } from 'zod';
import { call } from './call.ts';
import { Decision } from './decisions.ts';
import { Amount, Cursor, Id, Instant, query } from './primitives.ts';

/** The queues of the house, each with the permission that lets a member of staff read it. */
export const queuePermissions = {
  withdrawals: 'cashier:withdrawal:read:own-brand',
  'payouts.unknown': 'cashier:withdrawal:read:own-brand',
  'payouts.returned': 'cashier:withdrawal:read:own-brand',
  payments: 'cashier:payment:read:own-brand',
  refunds: 'cashier:payment:read:own-brand',
  prizes: 'play:prize:read:own-brand',
  decisions: 'decisions:decision:read:own-brand',
  cases: 'cases:case:read:own-brand',
  results: 'lottery:result:read:all',
  feedback: 'feedback:message:read:own-brand',
} as const;
export type QueueName = keyof typeof queuePermissions;
export const queueNames = Object.keys(queuePermissions) as QueueName[];

export const Queue = z.object({
  name: z.enum(queueNames),
  count: z.int(),
  /** Since when the oldest waits; null where nothing does. */
  oldest: Instant.nullable(),
});
export type Queue = z.output<typeof Queue>;

const desk = { method: 'GET', auth: 'staff', alwaysOpen: true } as const;

export const staffQueuesCall = call({
  ...desk,
  name: 'staffQueues',
  summary: 'How much waits for people in each queue that the caller may read, and since when.',
  path: '/api/staff/queues',
  permission: 'decisions:decision:read:own-brand',
  query: query({}),
  value: z.object({ now: Instant, queues: z.array(Queue) }),
  errors: ['staff.factor.required'],
});

/** A code with its sentence in the caller's language. */
const Told = z.object({ code: z.string(), text: z.string() });

/** A member as a desk shows one: by number, with a masked name. */
const DeskMember = z.object({ id: z.string(), name: z.string() });

/** The withdrawals that wait: for people, for an answer of the bank, or came back in the last three days. */
export const withdrawalQueues = ['review', 'unknown', 'returned'] as const;

const WithdrawalLine = z.object({
  id: z.string(),
  amount: Amount,
  currency: z.string(),
  state: z.string(),
  member: DeskMember,
  askedAt: Instant,
  /** The house has promised to end it until then. */
  promisedBy: Instant,
  reasons: z.array(Told),
});

export const staffWithdrawalsCall = call({
  ...desk,
  name: 'staffWithdrawals',
  summary: 'Withdrawals that wait, the oldest first.',
  path: '/api/staff/withdrawals',
  permission: 'cashier:withdrawal:read:own-brand',
  query: query({ state: z.enum(withdrawalQueues).default('review'), cursor: Cursor.optional() }),
  value: z.object({
    now: Instant,
    withdrawals: z.array(WithdrawalLine),
    nextCursor: Cursor.nullable(),
  }),
  errors: ['staff.factor.required'],
});

/** A rule that looked at a withdrawal, with its evidence in a sentence. */
const Signal = Told.extend({
  speaks: z.enum(['for', 'against']),
  /** True if the withdrawal waits because of it. */
  stopped: z.boolean(),
});

/** Sums of the entries of one kind, as the member's record names kinds. */
const MoneySource = z.object({ kind: z.string(), count: z.int(), amount: Amount });

/** The house's money around a deed, of all brands: the change, and sums (not null: the reader may read proofs). */
const Consequence = z.object({
  /** The amount at the bank. */
  custody: Amount.nullable(),
  custodyAfter: Amount.nullable(),
  custodyChange: Amount,
  /** The amount that the house owes: everything that the ledger keeps for others. */
  obligations: Amount.nullable(),
  obligationsAfter: Amount.nullable(),
  obligationsChange: Amount,
});

const Story = z.object({ state: z.string(), at: Instant, note: z.string().nullable() });

export const WithdrawalFile = WithdrawalLine.extend({
  now: Instant,
  signals: z.array(Signal),
  pixKey: z.object({
    masked: z.string(),
    /** Since when the account has it. */
    since: Instant,
    /** True if it is the CPF of the account. */
    own: z.boolean(),
  }),
  /** The entries that made the balance since it last was near zero. `opening` and all amounts add up to `balance`. */
  money: z.object({
    since: Instant.nullable(),
    opening: Amount,
    sources: z.array(MoneySource),
    /** The balance that the request found. */
    balance: Amount,
    /** False where the way back to a balance near zero is too long: `opening` is then where the walk ended. */
    whole: z.boolean(),
  }),
  prizes: z.array(
    z.object({
      amount: Amount,
      at: Instant,
      /** The name of the game. */
      label: z.string().nullable(),
      /** The number of its round; null where it is of none. */
      round: z.string().nullable(),
      stake: Amount.nullable(),
      /** The name under which anybody can verify it; null where nobody can. */
      proof: z.string().nullable(),
    }),
  ),
  deposits: z.object({
    days: z.int(),
    count: z.int(),
    amount: Amount,
    latest: z.array(z.object({ id: z.string(), amount: Amount, paidAt: Instant })),
  }),
  earlier: z.array(
    z.object({
      id: z.string(),
      amount: Amount,
      state: z.string(),
      askedAt: Instant,
      finishedAt: Instant.nullable(),
      /** The people who decided it; null where nobody had to. */
      decidedBy: z.string().nullable(),
    }),
  ),
  devices: z.array(
    z.object({
      device: z.string(),
      country: z.string().nullable(),
      first: Instant,
      last: Instant,
      signIns: z.int(),
    }),
  ),
  limits: z.array(
    z.object({ kind: z.string(), period: z.string(), value: z.string(), used: z.string() }),
  ),
  about: z.object({
    since: Instant,
    rank: z.int(),
    available: Amount,
    held: Amount,
    debt: Amount,
  }),
  story: z.array(Story),
  /** Null where there is nothing to decide any more. */
  consequence: z.object({ approve: Consequence, refuse: Consequence }).nullable(),
  decisions: z.array(Decision),
});
export type WithdrawalFile = z.output<typeof WithdrawalFile>;

export const staffWithdrawalCall = call({
  ...desk,
  name: 'staffWithdrawal',
  summary: 'The facts on which two people decide a withdrawal, and the consequence of each word.',
  path: '/api/staff/withdrawals/:id',
  permission: 'cashier:withdrawal:read:own-brand',
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: WithdrawalFile,
  errors: ['staff.factor.required', 'withdrawal.not.found'],
});

/** Payments that wait: for people, or for the bank to send them back. */
export const paymentQueues = ['held', 'refunding'] as const;

const PaymentLine = z.object({
  /** The bank's own number of the payment. */
  id: z.string(),
  amount: Amount,
  currency: z.string(),
  state: z.string(),
  /** Null: it belongs to nobody that the house knows. */
  member: DeskMember.nullable(),
  payer: z.enum(['own', 'other', 'unknown']),
  paidAt: Instant,
  /** Since when it waits. */
  waitsSince: Instant,
  reasons: z.array(Told),
});

export const staffPaymentsCall = call({
  ...desk,
  name: 'staffPayments',
  summary: 'Pix payments that wait, the oldest first: of the brand, and those of nobody.',
  path: '/api/staff/payments',
  permission: 'cashier:payment:read:own-brand',
  query: query({ state: z.enum(paymentQueues).default('held'), cursor: Cursor.optional() }),
  value: z.object({
    now: Instant,
    payments: z.array(PaymentLine),
    nextCursor: Cursor.nullable(),
  }),
  errors: ['staff.factor.required'],
});

export const PaymentFile = PaymentLine.extend({
  now: Instant,
  deposit: z
    .object({ id: z.string(), amount: Amount, state: z.string(), askedAt: Instant })
    .nullable(),
  /** The amount of it that the payer's bank has taken back. */
  recalled: Amount,
  refundAttempts: z.int(),
  deposits: WithdrawalFile.shape.deposits.nullable(),
  story: z.array(Story),
  /** `release` is null where nobody may be credited: another CPF paid, or nobody asked for it. */
  consequence: z.object({ release: Consequence.nullable(), refund: Consequence }).nullable(),
  decisions: z.array(Decision),
});
export type PaymentFile = z.output<typeof PaymentFile>;

export const staffPaymentCall = call({
  ...desk,
  name: 'staffPayment',
  summary: 'The facts on which two people decide a held Pix payment.',
  path: '/api/staff/payments/:id',
  permission: 'cashier:payment:read:own-brand',
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: PaymentFile,
  errors: ['staff.factor.required', 'payment.not.found'],
});

const PrizeLine = z.object({
  vendor: z.string(),
  txId: z.string(),
  amount: Amount,
  currency: z.string(),
  member: DeskMember,
  game: z.string(),
  wonAt: Instant,
});

export const staffPrizesCall = call({
  ...desk,
  name: 'staffPrizes',
  summary: 'Prizes above the cap of their vendor that wait for people, the oldest first.',
  path: '/api/staff/prizes',
  permission: 'play:prize:read:own-brand',
  query: query({ cursor: Cursor.optional() }),
  value: z.object({ now: Instant, prizes: z.array(PrizeLine), nextCursor: Cursor.nullable() }),
  errors: ['staff.factor.required'],
});

export const PrizeFile = PrizeLine.extend({
  now: Instant,
  /** The vendor's prizes wait from this amount on. */
  cap: Amount,
  round: z.object({
    id: z.string(),
    state: z.string(),
    stake: Amount,
    prize: Amount,
    openedAt: Instant,
    /** Our sums and the vendor's story differ. */
    mismatch: z.boolean(),
    proof: z.string().nullable(),
  }),
  decisions: z.array(Decision),
});
export type PrizeFile = z.output<typeof PrizeFile>;
export const staffPrizeCall = call({
  ...desk,
  name: 'staffPrize',
  summary: 'The facts on which two people release a held prize.',
  path: '/api/staff/prizes/:vendor/:txId',
  permission: 'play:prize:read:own-brand',
  params: z.strictObject({ vendor: z.string().min(1).max(60), txId: z.string().min(1).max(200) }),
  query: query({}),
  value: PrizeFile,
  errors: ['staff.factor.required', 'prize.not.found'],
});
