import type { Payment } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.types.ts';
import { knownPayments } from '../payment.repository.ts';
import { findWithdrawalByPayout } from '../withdrawal.repository.ts';
import { moveWatermark, readWatermark } from '../watermark.repository.ts';
import { applyPayout } from './apply-payout.ts';
import { hearOfPayment, hearOfPayout } from './hear-from-bank.ts';
import { settlePayment } from './settle-payment.ts';
import { tryItem, tryMissed, tryUnreadable } from './try-item.ts';

/** How far back every look reaches: the bank may list a payment later than its time. */
const overlapMs = 10 * 60_000;
const firstLookMs = 24 * 3_600_000;
/** More than the overlap can hold, so that every look gets further. */
const pagesMax = 1_000;

/**
 * Reads what arrived at the bank since the last look: what webhooks lost is found here. The mark
 * passes only what was read; what could not be taken in is noted and looked at by itself.
 */
export async function collectPayments(deps: CashierDeps): Promise<void> {
  const { database, bank, clock } = deps;
  await tryMissed(deps, 'payment', (id) => hearOfPayment(deps, id));
  const now = clock.now();
  const since = await readWatermark(database.read, 'payments');
  const from = new Date((since?.getTime() ?? now.getTime() - firstLookMs) - overlapMs);
  let readTo = now;
  for (let page = 0; page < pagesMax; page += 1) {
    const { items, unreadable, more } = await bank.payments(from, now, page);
    for (const payment of await freshOf(deps, items)) {
      await tryItem(deps, 'payment', payment.endToEndId, () => settlePayment(deps, payment));
    }
    await tryUnreadable(deps, 'payment', unreadable, (id) => hearOfPayment(deps, id));
    readTo = more ? (items.at(-1)?.at ?? from) : now;
    if (!more) break;
  }
  await moveWatermark(database.read, 'payments', readTo);
}

async function freshOf(deps: CashierDeps, items: readonly Payment[]): Promise<Payment[]> {
  const ids = items.map(({ endToEndId }) => endToEndId);
  const known = await knownPayments(deps.database.read, ids);
  return items.filter((payment) => !known.has(payment.endToEndId) || wasRecalled(payment));
}

/** Whether the payer's bank took any of it back. */
export function wasRecalled(payment: Payment): boolean {
  return payment.refunds.some(({ nature }) => nature === 'recall');
}

/** Payouts that came back, perhaps days after they were paid. */
export async function collectReturns(deps: CashierDeps): Promise<void> {
  const { database, bank, clock } = deps;
  await tryMissed(deps, 'return', (id) => hearOfPayout(deps, id));
  const now = clock.now();
  const since = await readWatermark(database.read, 'returns');
  const from = new Date((since?.getTime() ?? now.getTime() - firstLookMs) - overlapMs);
  const { items, unreadable } = await bank.returnedPayouts(from, now);
  for (const payout of items) {
    await tryItem(deps, 'return', payout.id, async () => {
      const row = await findWithdrawalByPayout(database.read, payout.id);
      if (row !== null) await applyPayout(deps, row.id, payout);
    });
  }
  await tryUnreadable(deps, 'return', unreadable, (id) => hearOfPayout(deps, id));
  await moveWatermark(database.read, 'returns', now);
}
