import { formatDecimal, money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../platform/errors.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { writeDepositState } from './deposit.repository.ts';
import type { DepositChange, DepositRow } from './deposit.repository.ts';
import { depositMayMove } from './deposit.states.ts';
import { writePaymentState } from './payment.repository.ts';
import type { PaymentRow } from './payment.repository.ts';
import { paymentMayMove } from './payment.states.ts';
import type { PaymentState } from './payment.states.ts';
import { writeStep } from './step.repository.ts';
import { writeWithdrawalState } from './withdrawal.repository.ts';
import type { WithdrawalChange, WithdrawalRow } from './withdrawal.repository.ts';
import { withdrawalMayMove } from './withdrawal.states.ts';
import type { WithdrawalState } from './withdrawal.states.ts';

/** Takes a locked deposit to another state: row, timeline, news for its owner. */
export async function moveDeposit(
  deps: CashierDeps,
  tx: Tx,
  row: DepositRow,
  change: DepositChange,
): Promise<void> {
  const { state, reason, by } = change;
  invariant(depositMayMove(row.state, state), `a deposit goes from ${row.state} to ${state}`);
  await writeDepositState(tx, row.id, change);
  await writeStep(tx, { subjectId: row.id, state, note: reason, by, at: deps.clock.now() });
  deps.metrics.depositMoved(state);
  await deps.events.emit(tx, {
    topic: 'deposit',
    audience: `player:${row.player_id}`,
    payload: { id: row.id, state, amount: text(change.paid?.amount ?? row.amount, row) },
  });
  if (state !== 'PAID') return;
  const amount = text(change.paid?.amount ?? row.amount, row);
  const notice = { template: 'deposit.paid', amount, currency: row.currency } as const;
  await deps.notices.tell(tx, row.player_id, notice);
}

/** Takes a locked withdrawal to another state. */
export async function moveWithdrawal(
  deps: CashierDeps,
  tx: Tx,
  row: WithdrawalRow,
  change: WithdrawalChange,
): Promise<void> {
  const { state, reason, by } = change;
  invariant(withdrawalMayMove(row.state, state), `a withdrawal goes from ${row.state} to ${state}`);
  await writeWithdrawalState(tx, row.id, change);
  await writeStep(tx, { subjectId: row.id, state, note: reason, by, at: deps.clock.now() });
  deps.metrics.withdrawalMoved(state);
  await tellOfWithdrawal(deps, tx, row, state);
  const template = endings[state];
  if (template === undefined) return;
  const notice = { template, amount: text(row.amount, row), currency: row.currency };
  await deps.notices.tell(tx, row.player_id, notice);
}

/** News of a withdrawal for its owner's pages. */
export async function tellOfWithdrawal(
  deps: CashierDeps,
  tx: Tx,
  row: WithdrawalRow,
  state: WithdrawalState,
): Promise<void> {
  await deps.events.emit(tx, {
    topic: 'withdrawal',
    audience: `player:${row.player_id}`,
    payload: { id: row.id, state, amount: text(row.amount, row) },
  });
}

/** The ends of a withdrawal, as its owner is told of them. */
const endings: Partial<Record<WithdrawalState, 'withdrawal.paid' | 'withdrawal.back'>> = {
  PAID: 'withdrawal.paid',
  FAILED: 'withdrawal.back',
  REFUSED: 'withdrawal.back',
  RETURNED: 'withdrawal.back',
};

/** Takes a locked payment to another state. */
export async function movePayment(
  deps: CashierDeps,
  tx: Tx,
  row: PaymentRow,
  state: PaymentState,
  reason: string | null,
): Promise<void> {
  invariant(paymentMayMove(row.state, state), `a payment goes from ${row.state} to ${state}`);
  await writePaymentState(tx, row.end_to_end_id, state, reason, deps.clock.now());
}

function text(minor: bigint, { currency }: Pick<DepositRow, 'currency'>): string {
  return formatDecimal(money(minor, currency));
}
