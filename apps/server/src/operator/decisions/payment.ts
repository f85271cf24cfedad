import { leftOf } from '../../modules/cashier/index.ts';
import type { CashierService } from '../../modules/cashier/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf, inWords, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

/** `payment list|release|refund`: Pix that arrived and could be neither credited nor sent back. */
export async function payment(cashier: CashierService, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(cashier, ask.merchant);
    case 'release':
      return release(cashier, ask);
    case 'refund':
      return refund(cashier, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(cashier: CashierService, merchant: string): Promise<string> {
  const rows = await cashier.heldPayments(merchant, askedMax);
  return table(
    ['endToEndId', 'member', 'amount', 'payer', 'why', 'paid'],
    rows.map((row) => [
      row.end_to_end_id,
      row.player_id === null ? '-' : String(row.player_id),
      amountOf(leftOf(row), row.currency),
      row.payer,
      row.reason ?? '',
      row.paid_at.toISOString(),
    ]),
    'No payment is held.',
  );
}

async function release(cashier: CashierService, ask: Ask): Promise<string> {
  const decision = decisionOf(ask);
  const { id, by } = decision;
  const { decided, state } = await inWords(() => cashier.releasePayment(decision), {
    'deposit.not.found': unknown(id),
    'deposit.limit.reached': `Payment ${id} passes the member's deposit limit: it can only be sent back.`,
    'deposit.blocked': `The member of payment ${id} is paused or excluded: it can only be sent back.`,
  });
  if (decided) return `Payment ${id} is released by ${by}: it is credited to the member.`;
  if (state !== 'HELD') throw new Error(notHeld(id, state));
  throw new Error(
    `Payment ${id} comes from another CPF, or is nobody's: it can only be sent back.`,
  );
}

async function refund(cashier: CashierService, ask: Ask): Promise<string> {
  const decision = decisionOf(ask);
  const { id, by } = decision;
  const { decided, state } = await inWords(() => cashier.refundPayment(decision), {
    'deposit.not.found': unknown(id),
  });
  if (!decided) throw new Error(notHeld(id, state));
  return `Payment ${id} is refunded by ${by}: the bank is told to send it back.`;
}

const decisionOf = (ask: Ask) => ({ id: idOf(ask), merchant: ask.merchant, by: oneOf(ask) });
const unknown = (id: string) => `There is no payment ${id}.`;
const notHeld = (id: string, state: string) =>
  `Payment ${id} is not held: it is ${state}. Nothing was changed.`;
