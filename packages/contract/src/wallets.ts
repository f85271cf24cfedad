import { z } from 'zod';
import { call } from './call.ts';
import { TimelineStep } from './cashier.ts';
import { Amount, Cursor, Id, Instant, PositiveAmount, query } from './primitives.ts';

/** The member's own wallet, beside the purses that vendors keep. */
export const mainWallet = 'MAIN';

/** The main wallet, or the vendor that keeps a purse. */
const WalletCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/);

export const walletTransferStates = ['PENDING', 'OK', 'FAILED', 'UNKNOWN'] as const;

/** Money on its way between the main wallet and a purse. */
export const WalletTransfer = z.object({
  id: z.string(),
  from: WalletCode,
  to: WalletCode,
  /** The name that members know the vendor by. */
  vendorName: z.string(),
  amount: Amount,
  currency: z.string(),
  state: z.enum(walletTransferStates),
  reason: z.string().nullable(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  /** The key that it was asked for with: by it a page knows a request whose answer got lost. */
  idempotencyKey: z.string(),
  timeline: z.array(TimelineStep),
});
export type WalletTransfer = z.output<typeof WalletTransfer>;

const Purse = z.object({ code: WalletCode, name: z.string() });

export const merchantWalletCall = call({
  name: 'merchantWallet',
  summary: 'Whether one wallet serves all vendors, and who keeps a purse of its own.',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  module: 'COMM3',
  auth: 'session',
  query: query({}),
  value: z.object({ isSingle: z.boolean(), wallets: z.array(Purse) }),
  errors: [],
});

export const walletTransferCall = call({
  name: 'walletTransfer',
  summary: 'Moves money between the main wallet and the purse at a vendor.',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  module: 'FUNDTRANS3',
  auth: 'account',
  idempotent: true,
  limit: { by: 'session', points: 20, seconds: 60 },
  body: z.strictObject({ from: WalletCode, to: WalletCode, amount: PositiveAmount }),
  value: WalletTransfer,
  errors: [
    'amount.invalid',
    'wallet.not.found',
    'wallet.insufficient',
    'vendor.unavailable',
    'limit.reached',
    'limits.required',
    'account.blocked',
    'account.excluded',
    'terms.required',
    'idempotency.conflict',
  ],
});

export const recallWalletsCall = call({
  name: 'recallWallets',
  summary: 'Brings home what lies in purses: always open, whatever is switched off.',
  method: 'POST',
  path: '/api/wallets/recall',
  module: 'COMM3',
  auth: 'account',
  idempotent: true,
  alwaysOpen: true,
  limit: { by: 'session', points: 10, seconds: 60 },
  /** The vendor whose purse it is; without it all of them. */
  body: z.strictObject({ wallet: WalletCode.optional() }),
  value: z.object({
    transfers: z.array(WalletTransfer),
    /** Vendors that did not say what they keep: nothing was asked of them. */
    silent: z.array(Purse),
  }),
  errors: ['wallet.not.found', 'idempotency.conflict'],
});

export const walletsCall = call({
  name: 'wallets',
  summary: 'The main wallet and each purse, as its vendor says now or said last.',
  method: 'GET',
  path: '/api/wallets',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 60, seconds: 60 },
  query: query({}),
  value: z.object({
    currency: z.string(),
    isSingle: z.boolean(),
    main: Amount,
    /** The parts of the main wallet: only cash goes to a purse. */
    cash: Amount,
    bonus: Amount,
    held: Amount,
    wallets: z.array(
      Purse.extend({
        /** Null: the vendor has never told. */
        balance: Amount.nullable(),
        askedAt: Instant.nullable(),
        /** The vendor did not answer now: the balance is the one of `askedAt`. */
        stale: z.boolean(),
        /** True if money may be sent there; it can come home in any case. */
        open: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const walletTransfersCall = call({
  name: 'walletTransfers',
  summary: 'Transfers between wallets, newest first.',
  method: 'GET',
  path: '/api/wallets/transfers',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  query: query({ cursor: Cursor.optional() }),
  value: z.object({ transfers: z.array(WalletTransfer), nextCursor: Cursor.nullable() }),
  errors: [],
});

export const walletTransferDetailCall = call({
  name: 'walletTransferDetail',
  summary: 'One transfer between wallets with its timeline.',
  method: 'GET',
  path: '/api/wallets/transfers/:id',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: WalletTransfer,
  errors: ['transfer.not.found'],
});

export const consolidatedFundsCall = call({
  name: 'consolidatedFunds',
  summary: 'All that the member has, wherever it lies, and the agent contracts that wait.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  module: 'COMM3',
  auth: 'session',
  alwaysOpen: true,
  query: query({}),
  value: z.object({
    currency: z.string(),
    total: Amount,
    main: Amount,
    held: Amount,
    wallets: z.array(Purse.extend({ balance: Amount })),
    /** Kinds of agent contracts that ask for an answer; null: none does. */
    dailysalreqtype: z.string().nullable(),
    divtypereq: z.string().nullable(),
    contracthoursalreq: z.string().nullable(),
    realtimesalreqtype: z.string().nullable(),
  }),
  errors: [],
});
