import { leftOf } from '../../modules/cashier/index.ts';
import type { CashierService } from '../../modules/cashier/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';
import { byTwo } from './two-people.ts';
import type { Decisions } from './two-people.ts';

interface PaymentDesk {
  readonly cashier: Pick<CashierService, 'paymentsInReview'>;
  readonly decisions: Decisions;
}

/** `payment list|release|refund`: Pix that arrived and could be neither credited nor sent back. */
export async function payment(desk: PaymentDesk, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(desk.cashier, ask.merchant);
    case 'release':
    case 'refund':
      return decide(desk, ask, ask.verb);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(cashier: PaymentDesk['cashier'], merchant: string): Promise<string> {
  const rows = await cashier.paymentsInReview(merchant, askedMax);
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

const wishes = {
  release: { wish: 'to credit it', done: 'it is credited to the member.' },
  refund: { wish: 'to send it back', done: 'the bank is told to send it back.' },
} as const;

async function decide(desk: PaymentDesk, ask: Ask, verb: 'release' | 'refund'): Promise<string> {
  const id = idOf(ask);
  const gone = `There is no held payment ${id}. Nothing was changed.`;
  const onlyBack = `Payment ${id} is not held, or comes from another CPF, or is nobody's: such a one can only be sent back.`;
  return byTwo(desk.decisions, ask, {
    ...wishes[verb],
    kind: `payment.${verb}`,
    subject: { id },
    key: id,
    name: `Payment ${id}`,
    again: `payment ${verb} ${id}`,
    words: {
      'decision.nothing.left': verb === 'refund' ? gone : onlyBack,
      'request.invalid': gone,
      'deposit.limit.reached': `it passes the member's deposit limit: it can only be sent back.`,
      'deposit.blocked': `its member is paused or excluded: it can only be sent back.`,
    },
  });
}
