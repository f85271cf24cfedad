import { api } from '../../lib/api.ts';

/** The queues of the desk, in their order; each lists one kind of thing. */
export const queues = [
  'withdrawals',
  'payments',
  'prizes',
  'payouts.unknown',
  'payouts.returned',
  'refunds',
] as const;
export type QueueName = (typeof queues)[number];

/** The permission that each queue asks for. */
export const permissionOf: Readonly<Record<QueueName, string>> = {
  withdrawals: 'cashier:withdrawal:read',
  'payouts.unknown': 'cashier:withdrawal:read',
  'payouts.returned': 'cashier:withdrawal:read',
  payments: 'cashier:payment:read',
  refunds: 'cashier:payment:read',
  prizes: 'play:prize:read',
};

/** A line of any queue. */
export interface Item {
  /** Its place below the desk's address, as people read it: `addressOf` encodes it. */
  readonly path: string;
  readonly amount: string;
  readonly currency: string;
  readonly who: string | null;
  readonly since: string;
  /** The house has promised to end it until then. */
  readonly until: string | null;
  readonly marks: readonly { readonly code: string; readonly text: string }[];
}

export interface Page {
  readonly now: string;
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** The parts of a path: the kind, then the id; a prize has its vendor before it. An id may have any sign, `/` too. */
export function partsOf(path: string): readonly string[] {
  const [kind = '', ...rest] = path.split('/');
  if (kind !== 'prizes') return [kind, rest.join('/')];
  const [vendor = '', ...txId] = rest;
  return [kind, vendor, txId.join('/')];
}

/** The address of a path within the console. The router has decoded what it gives back. */
export const addressOf = (path: string): string =>
  `/cashier/${path === '' ? '' : partsOf(path).map(encodeURIComponent).join('/')}`;

type Ask = { readonly cursor: string | undefined; readonly signal: AbortSignal };
type WithdrawalState = 'review' | 'unknown' | 'returned';

async function withdrawals(state: WithdrawalState, { cursor, signal }: Ask): Promise<Page> {
  const found = await api('staffWithdrawals', { query: { state, cursor }, signal });
  const items = found.withdrawals.map((row) => ({
    path: `withdrawals/${row.id}`,
    amount: row.amount,
    currency: row.currency,
    who: row.member.name,
    since: row.askedAt,
    until: state === 'returned' ? null : row.promisedBy,
    marks: row.reasons,
  }));
  return { now: found.now, items, next: found.nextCursor };
}

async function payments(state: 'held' | 'refunding', { cursor, signal }: Ask): Promise<Page> {
  const found = await api('staffPayments', { query: { state, cursor }, signal });
  const items = found.payments.map((row) => ({
    path: `payments/${row.id}`,
    amount: row.amount,
    currency: row.currency,
    who: row.member?.name ?? null,
    since: row.waitsSince,
    until: null,
    marks: row.reasons,
  }));
  return { now: found.now, items, next: found.nextCursor };
}

async function prizes({ cursor, signal }: Ask): Promise<Page> {
  const found = await api('staffPrizes', { query: { cursor }, signal });
  const items = found.prizes.map((row) => ({
    path: `prizes/${row.vendor}/${row.txId}`,
    amount: row.amount,
    currency: row.currency,
    who: row.member.name,
    since: row.wonAt,
    until: null,
    marks: [{ code: row.game, text: row.game }],
  }));
  return { now: found.now, items, next: found.nextCursor };
}

/** A page of a queue, the oldest first. */
export const readQueue: Readonly<Record<QueueName, (ask: Ask) => Promise<Page>>> = {
  withdrawals: (ask) => withdrawals('review', ask),
  'payouts.unknown': (ask) => withdrawals('unknown', ask),
  'payouts.returned': (ask) => withdrawals('returned', ask),
  payments: (ask) => payments('held', ask),
  refunds: (ask) => payments('refunding', ask),
  prizes,
};
