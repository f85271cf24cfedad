import type { Payment } from '../../../ports/bank/index.ts';
import type { CashierDeps } from '../cashier.types.ts';
import { knownPayments } from '../payment.repository.ts';
import { findWithdrawalByPayout } from '../withdrawal.repository.ts';
import { moveWatermark, readWatermark } from '../watermark.repository.ts';
import { applyPayout } from './apply-payout.ts';
import { settlePayment } from './settle-payment.ts';

/** How far back every look reaches: the bank may list a payment later than its time. */
const overlapMs = 10 * 60_000;
const firstLookMs = 24 * 3_600_000;
const pagesMax = 100;

/** Reads what arrived at the bank since the last look: what webhooks lost is found here. */
export async function collectPayments(deps: CashierDeps): Promise<number> {
  const { database, bank, clock } = deps;
  const now = clock.now();
  const since = await readWatermark(database.read, 'payments');
  const from = new Date((since?.getTime() ?? now.getTime() - firstLookMs) - overlapMs);
  const settled: boolean[] = [];
  for (let page = 0; page < pagesMax; page += 1) {
    const { items, more } = await bank.payments(from, now, page);
    const ids = items.map(({ endToEndId }) => endToEndId);
    const known = await knownPayments(database.read, ids);
    const fresh = items.filter((payment) => !known.has(payment.endToEndId) || wasRecalled(payment));
    for (const payment of fresh) settled.push(await trySettle(deps, payment));
    if (!more) break;
  }
  // A payment that could not be taken in is looked for again from the same place.
  if (!settled.includes(false)) await moveWatermark(database.read, 'payments', now);
  return settled.length;
}

/** One payment that fails must not keep the others waiting. */
async function trySettle(deps: CashierDeps, payment: Payment): Promise<boolean> {
  try {
    await settlePayment(deps, payment);
    return true;
  } catch (error) {
    deps.log.error({ err: error, endToEndId: payment.endToEndId }, 'a Pix could not be taken in');
    return false;
  }
}

function wasRecalled(payment: Payment): boolean {
  return payment.refunds.some(({ nature }) => nature === 'recall');
}

/** Payouts that came back, perhaps days after they were paid. */
export async function collectReturns(deps: CashierDeps): Promise<void> {
  const { database, bank, clock } = deps;
  const now = clock.now();
  const since = await readWatermark(database.read, 'returns');
  const from = new Date((since?.getTime() ?? now.getTime() - firstLookMs) - overlapMs);
  for (const payout of await bank.returnedPayouts(from, now)) {
    const row = await findWithdrawalByPayout(database.read, payout.id);
    if (row !== null) await applyPayout(deps, row.id, payout);
  }
  await moveWatermark(database.read, 'returns', now);
}
