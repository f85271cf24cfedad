import type { Payment } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { noteForLater } from '../missed.repository.ts';
import { knownPayments } from '../payment.repository.ts';
import { findWithdrawalByPayout } from '../withdrawal.repository.ts';
import { moveWatermark, readWatermark } from '../watermark.repository.ts';
import { applyPayout } from './apply-payout.ts';
import { hearOfPayment } from './hear-of-payment.ts';
import { hearOfPayout } from './hear-of-payout.ts';
import { settlePayment } from './settle-payment.ts';
import { tryItem, tryMissed, tryUnreadable } from './try-item.ts';

/** How far back every look reaches: the bank may list a payment later than its time. */
const overlapMs = 10 * 60_000;
const hourMs = 3_600_000;
const firstLookMs = 24 * hourMs;
/** More than the overlap can hold, so that every look gets further. */
const pagesMax = 1_000;

/**
 * Reads what arrived at the bank since the last look: what webhooks lost is found here. The mark
 * passes only what was read; what could not be taken in is noted and looked at by itself.
 */
export async function collectPayments(deps: CashierDeps): Promise<void> {
  await tryMissed(deps, 'payment', (id) => hearOfPayment(deps, id));
  await collect(deps, 'payments', readPayments);
}

/** Payouts that came back, perhaps days after they were paid. */
export async function collectReturns(deps: CashierDeps): Promise<void> {
  await tryMissed(deps, 'return', (id) => hearOfPayout(deps, id));
  await collect(deps, 'returns', readReturns);
}

/** The outcome of reading a span of a list. */
interface Reading {
  readonly readTo: Date;
  /** True if an entry of it can neither be read nor asked for. */
  readonly hidden: boolean;
}

type ReadList = (deps: CashierDeps, from: Date, to: Date) => Promise<Reading>;

/**
 * Reads a list from its mark on. An hour with an entry that can neither be read nor asked for is
 * noted before the mark passes it, and read again until the bank lists nothing of the kind there.
 */
async function collect(
  deps: CashierDeps,
  list: 'payments' | 'returns',
  read: ReadList,
): Promise<void> {
  const db = deps.database.read;
  await tryMissed(deps, `hour.${list}`, async (hour) => {
    const from = new Date(hour);
    const { hidden } = await read(deps, from, new Date(from.getTime() + hourMs));
    if (hidden) throw new Error('the bank lists an entry that nobody can read, without an id');
  });
  const now = deps.clock.now();
  const since = await readWatermark(db, list);
  const from = new Date((since?.getTime() ?? now.getTime() - firstLookMs) - overlapMs);
  const { readTo, hidden } = await read(deps, from, now);
  if (hidden) await noteForLater(db, `hour.${list}`, hoursOf(from, readTo), now);
  await moveWatermark(db, list, readTo);
}

/** The beginnings of the hours that a span touches. */
function hoursOf(from: Date, to: Date): string[] {
  const hours: string[] = [];
  for (let at = from.getTime() - (from.getTime() % hourMs); at <= to.getTime(); at += hourMs) {
    hours.push(new Date(at).toISOString());
  }
  return hours;
}

async function readPayments(deps: CashierDeps, from: Date, to: Date): Promise<Reading> {
  let hidden = false;
  let readTo = to;
  for (let page = 0; page < pagesMax; page += 1) {
    const { items, unreadable, more } = await deps.bank.payments(from, to, page);
    for (const payment of await freshOf(deps, items)) {
      await tryItem(deps, 'payment', payment.endToEndId, () => settlePayment(deps, payment));
    }
    const unasked = await tryUnreadable(deps, 'payment', unreadable, (id) =>
      hearOfPayment(deps, id),
    );
    hidden ||= unasked;
    readTo = more ? (items.at(-1)?.at ?? from) : to;
    if (!more) break;
  }
  return { readTo, hidden };
}

async function readReturns(deps: CashierDeps, from: Date, to: Date): Promise<Reading> {
  const { items, unreadable } = await deps.bank.returnedPayouts(from, to);
  for (const payout of items) {
    await tryItem(deps, 'return', payout.id, async () => {
      const row = await findWithdrawalByPayout(deps.database.read, payout.id);
      if (row !== null) await applyPayout(deps, row.id, payout);
    });
  }
  const hidden = await tryUnreadable(deps, 'return', unreadable, (id) => hearOfPayout(deps, id));
  return { readTo: to, hidden };
}

async function freshOf(deps: CashierDeps, items: readonly Payment[]): Promise<Payment[]> {
  const ids = items.map(({ endToEndId }) => endToEndId);
  const known = await knownPayments(deps.database.read, ids);
  return items.filter((payment) => !known.has(payment.endToEndId) || wasRecalled(payment));
}

/** True if the payer's bank took any of it back. */
export function wasRecalled(payment: Payment): boolean {
  return payment.refunds.some(({ nature }) => nature === 'recall');
}
