import type { CashierService } from '../../modules/cashier/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf, inWords, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `withdrawal list|approve|refuse`: withdrawals that somebody has to look at before money leaves. */
export async function withdrawal(cashier: CashierService, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(cashier, ask.merchant);
    case 'approve':
    case 'refuse':
      return decide(cashier, ask, ask.verb);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(cashier: CashierService, merchant: string): Promise<string> {
  const rows = await cashier.withdrawalsInReview(merchant, askedMax);
  return table(
    ['id', 'member', 'amount', 'why', 'asked', 'promised by', 'to'],
    rows.map((row) => [
      row.id,
      String(row.player_id),
      amountOf(row.amount, row.currency),
      row.reason ?? '',
      row.created_at.toISOString(),
      row.promised_by.toISOString(),
      row.pix_key_masked,
    ]),
    'No withdrawal waits for a person.',
  );
}

async function decide(
  cashier: CashierService,
  ask: Ask,
  verb: 'approve' | 'refuse',
): Promise<string> {
  const id = idOf(ask).toLowerCase();
  const by = oneOf(ask);
  const unknown = `There is no withdrawal ${id}.`;
  if (!uuid.test(id)) throw new Error(unknown);
  const decision = { id, merchant: ask.merchant, by };
  const { decided, state } = await inWords(
    () =>
      verb === 'approve' ? cashier.approveWithdrawal(decision) : cashier.refuseWithdrawal(decision),
    { 'withdrawal.not.found': unknown },
  );
  if (!decided) {
    throw new Error(`Withdrawal ${id} waits for nobody: it is ${state}. Nothing was changed.`);
  }
  return verb === 'approve'
    ? `Withdrawal ${id} is approved by ${by}: the bank is told to pay it.`
    : `Withdrawal ${id} is refused by ${by}: the money is the member's again.`;
}
