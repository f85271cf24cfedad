import type { CashierDeps } from '../cashier.deps.ts';
import { creditedSpan } from '../payment.repository.ts';
import { moveWatermark, readWatermark, setWatermark } from '../watermark.repository.ts';
import { wasRecalled } from './collect-payments.ts';
import { hearOfPayment } from './hear-of-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { tryItem, tryUnreadable } from './try-item.ts';

const dayMs = 24 * 3_600_000;
/** A payer may ask for money back for 80 days (MED), and the banks then take days to decide. */
const windowMs = 100 * dayMs;
/** About ten pages of the bank's list in one minute. */
const paymentsPerRound = 1_000;

/**
 * Reads the credited payments of the recall window again, once a day and a part each minute: a
 * recall comes days after its payment, and its webhook may be lost.
 */
export async function collectRecalls(deps: CashierDeps): Promise<void> {
  const { database, clock, bank } = deps;
  const db = database.read;
  const now = clock.now();
  const begun = await readWatermark(db, 'recalls.begun');
  if (begun === null || now.getTime() - begun.getTime() >= dayMs) {
    await setWatermark(db, 'recalls', new Date(now.getTime() - windowMs));
    await moveWatermark(db, 'recalls.begun', now);
  }
  const cursor = await readWatermark(db, 'recalls');
  const span = cursor === null ? null : await creditedSpan(db, cursor, paymentsPerRound);
  if (span === null) return;
  for (let page = 0, more = true; more; page += 1) {
    const list = await bank.payments(span.from, span.to, page);
    for (const payment of list.items.filter(wasRecalled)) {
      await tryItem(deps, 'payment', payment.endToEndId, () => settlePayment(deps, payment));
    }
    await tryUnreadable(deps, 'payment', list.unreadable, (id) => hearOfPayment(deps, id));
    ({ more } = list);
  }
  await setWatermark(db, 'recalls', span.to);
}
