import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Cursor, Id, Instant, PositiveAmount, query } from './primitives.ts';

export const TimelineStep = z.object({
  state: z.string(),
  at: Instant,
  note: z.string().nullable(),
});

export const depositStates = [
  'PENDING',
  'PAID',
  'EXPIRED',
  'HELD',
  'REFUNDING',
  'REFUNDED',
  'CANCELLED',
] as const;

export const Deposit = z.object({
  id: z.string(),
  amount: Amount,
  paidAmount: Amount.nullable(),
  currency: z.string(),
  state: z.enum(depositStates),
  reason: z.string().nullable(),
  brCode: z.string(),
  receiver: z.string(),
  expiresAt: Instant,
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** The key that it was asked for with: by it a page knows a request whose answer got lost. */
  idempotencyKey: z.string().nullable(),
  endToEndId: z.string().nullable(),
  timeline: z.array(TimelineStep),
});
export type Deposit = z.output<typeof Deposit>;

export const withdrawalStates = [
  'REQUESTED',
  'REVIEW',
  'APPROVED',
  'SENDING',
  'PAID',
  'FAILED',
  'REFUSED',
  'RETURNED',
] as const;

export const Withdrawal = z.object({
  id: z.string(),
  amount: Amount,
  currency: z.string(),
  state: z.enum(withdrawalStates),
  reason: z.string().nullable(),
  pixKeyMasked: z.string(),
  promisedBy: Instant,
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  /**
   * Of a paid one: whether it counts as received. ASKED until `at`, when it counts so unsaid; CONFIRMED
   * by the member at `at`; ASSUMED since `at`. No money moves by it.
   */
  receipt: z.object({ state: z.enum(['ASKED', 'CONFIRMED', 'ASSUMED']), at: Instant }).nullable(),
  /** The key that it was asked for with: by it a page knows a request whose answer got lost. */
  idempotencyKey: z.string(),
  endToEndId: z.string().nullable(),
  timeline: z.array(TimelineStep),
});
export type Withdrawal = z.output<typeof Withdrawal>;

/** Why nothing can be deposited now; each has its sentence and its way on in the cashier. */
export const DepositBlock = z.enum(['paused', 'excluded', 'terms', 'operator', 'id_number']);
/** Why nothing can be withdrawn now: a withdrawal is on its way, or there is no CPF. */
export const WithdrawalBlock = z.enum(['pending', 'id_number']);

export const cashierOptionsCall = call({
  name: 'cashierOptions',
  summary: 'Bounds, presets, limits in force and what can be withdrawn now.',
  method: 'GET',
  path: '/api/cashier/options',
  module: 'CASHIER3',
  auth: 'account',
  alwaysOpen: true,
  query: query({}),
  value: z.object({
    currency: z.string(),
    payer: z.object({ idNumberMasked: z.string().nullable(), name: z.string().nullable() }),
    deposit: z.object({
      min: Amount,
      max: Amount,
      presets: z.array(Amount),
      /** The amount that the member asked to deposit the last time, on whichever device. */
      last: Amount.nullable(),
      limit: z
        .object({
          period: z.enum(['day', 'week', 'month']),
          amount: Amount,
          used: Amount,
          left: Amount,
          /** When all of it is left again. */
          until: Instant,
        })
        .nullable(),
      blocked: DepositBlock.nullable(),
      /** When a pause or an exclusion ends. */
      blockedUntil: Instant.nullable(),
      /** The latest charge that can still be paid. */
      open: z.object({ id: z.string(), amount: Amount, expiresAt: Instant }).nullable(),
    }),
    withdrawal: z.object({
      min: Amount,
      max: Amount,
      fee: Amount,
      available: Amount,
      promiseMinutes: z.int(),
      pixKeyMasked: z.string().nullable(),
      blocked: WithdrawalBlock.nullable(),
      /** True if the member has set a payment password: then a withdrawal asks for it. */
      asksPassword: z.boolean(),
    }),
  }),
  errors: [],
});

export const createDepositCall = call({
  name: 'createDeposit',
  summary: 'Asks the bank for a Pix charge; the answer carries the code to pay.',
  method: 'POST',
  path: '/api/cashier/deposits',
  module: 'DEPOSIT3',
  auth: 'account',
  idempotent: true,
  limit: { by: 'session', points: 20, seconds: 60 },
  body: z.strictObject({ amount: PositiveAmount }),
  value: Deposit,
  errors: [
    'amount.invalid',
    'deposit.amount.bounds',
    'deposit.limit.reached',
    'deposit.blocked',
    'terms.required',
    'id.number.missing',
    'bank.unavailable',
    'idempotency.conflict',
  ],
});

export const depositCall = call({
  name: 'deposit',
  summary: 'One deposit with its timeline.',
  method: 'GET',
  path: '/api/cashier/deposits/:id',
  module: 'DEPOSIT3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: Deposit,
  errors: ['deposit.not.found'],
});

export const checkDepositCall = call({
  name: 'checkDeposit',
  summary: 'Asks the bank now whether the charge was paid.',
  method: 'POST',
  path: '/api/cashier/deposits/:id/check',
  module: 'DEPOSIT3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 10, seconds: 60 },
  params: z.strictObject({ id: Id }),
  value: Deposit,
  errors: ['deposit.not.found', 'bank.unavailable'],
});

export const cancelDepositCall = call({
  name: 'cancelDeposit',
  summary: 'Takes an unpaid charge back at the bank; one that was paid meanwhile is credited.',
  method: 'DELETE',
  path: '/api/cashier/deposits/:id',
  module: 'DEPOSIT3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 10, seconds: 60 },
  params: z.strictObject({ id: Id }),
  value: Deposit,
  errors: ['deposit.not.found', 'bank.unavailable'],
});

export const depositsCall = call({
  name: 'deposits',
  summary: 'Deposits, newest first.',
  method: 'GET',
  path: '/api/cashier/deposits',
  module: 'DEPOSIT3',
  auth: 'account',
  alwaysOpen: true,
  query: query({ cursor: Cursor.optional() }),
  value: z.object({ deposits: z.array(Deposit), nextCursor: Cursor.nullable() }),
  errors: [],
});

export const createWithdrawalCall = call({
  name: 'createWithdrawal',
  summary: 'Holds the amount and pays it by Pix to the key of the member’s own CPF.',
  method: 'POST',
  path: '/api/cashier/withdrawals',
  module: 'WITHDRAW3',
  auth: 'account',
  idempotent: true,
  alwaysOpen: true,
  sealed: true,
  limit: { by: 'session', points: 20, seconds: 60 },
  body: z.strictObject({
    amount: PositiveAmount,
    /** Asked for where one is set. */
    paymentPassword: z.string().max(128).optional(),
    /** The bonus money that the member was told to lose by this withdrawal. */
    bonusLoss: PositiveAmount.optional(),
  }),
  value: Withdrawal,
  errors: [
    'withdrawal.bonus',
    'payment.password.required',
    'payment.password.wrong',
    'payment.password.locked',
    'payment.password.held',
    'amount.invalid',
    'withdrawal.amount.bounds',
    'withdrawal.insufficient',
    'withdrawal.pending',
    'id.number.missing',
    'idempotency.conflict',
  ],
});

export const withdrawalCall = call({
  name: 'withdrawal',
  summary: 'One withdrawal with its timeline.',
  method: 'GET',
  path: '/api/cashier/withdrawals/:id',
  module: 'WITHDRAW3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: Withdrawal,
  errors: ['withdrawal.not.found'],
});

export const confirmWithdrawalCall = call({
  name: 'confirmWithdrawal',
  summary: 'The member says that a paid withdrawal arrived; no money moves by it.',
  method: 'POST',
  path: '/api/cashier/withdrawals/:id/receipt',
  module: 'WITHDRAW3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 10, seconds: 60 },
  params: z.strictObject({ id: Id }),
  value: Withdrawal,
  errors: ['withdrawal.not.found', 'withdrawal.not.paid'],
});

export const withdrawalsCall = call({
  name: 'withdrawals',
  summary: 'Withdrawals, newest first.',
  method: 'GET',
  path: '/api/cashier/withdrawals',
  module: 'WITHDRAW3',
  auth: 'account',
  alwaysOpen: true,
  query: query({ cursor: Cursor.optional() }),
  value: z.object({ withdrawals: z.array(Withdrawal), nextCursor: Cursor.nullable() }),
  errors: [],
});
