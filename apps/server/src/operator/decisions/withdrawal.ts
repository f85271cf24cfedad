import type { CashierService } from '../../modules/cashier/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';
import { byTwo } from './two-people.ts';
import type { Decisions } from './two-people.ts';

interface WithdrawalDesk {
  readonly cashier: Pick<CashierService, 'withdrawalsInReview'>;
  readonly decisions: Decisions;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `withdrawal list|approve|refuse`: withdrawals that two people look at before money leaves. */
export async function withdrawal(desk: WithdrawalDesk, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(desk.cashier, ask.merchant);
    case 'approve':
    case 'refuse':
      return decide(desk, ask, ask.verb);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(cashier: WithdrawalDesk['cashier'], merchant: string): Promise<string> {
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
    'No withdrawal waits for people.',
  );
}

const wishes = {
  approve: { wish: 'to pay it', done: 'the bank is told to pay it.' },
  refuse: { wish: 'to refuse it', done: "the money is the member's again." },
} as const;

async function decide(desk: WithdrawalDesk, ask: Ask, verb: 'approve' | 'refuse'): Promise<string> {
  const id = idOf(ask).toLowerCase();
  const unknown = `There is no withdrawal ${id} that waits for people. Nothing was changed.`;
  if (!uuid.test(id)) throw new Error(unknown);
  return byTwo(desk.decisions, ask, {
    ...wishes[verb],
    kind: `withdrawal.${verb}`,
    subject: { id },
    key: id,
    name: `Withdrawal ${id}`,
    again: `withdrawal ${verb} ${id}`,
    words: { 'decision.nothing.left': unknown },
  });
}
