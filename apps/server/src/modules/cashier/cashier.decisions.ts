import { formatDecimal, money } from '@arara/money';
import type { Currency } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { kindOf } from '../decisions/index.ts';
import type { AnyKind, Approved, Facts } from '../decisions/index.ts';
import type { Decided, Decision } from './cashier.types.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { decidePayment } from './commands/decide-payment.ts';
import { decideWithdrawal } from './commands/decide-withdrawal.ts';
import { lockBoth } from './payment.locks.ts';
import { findPayment, leftOf } from './payment.repository.ts';
import type { PaymentRow } from './payment.repository.ts';
import { findDepositById } from './deposit.repository.ts';
import { lockWithdrawal, readWithdrawal } from './withdrawal.repository.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';

const WithdrawalSubject = z.strictObject({ id: z.uuid() });
const PaymentSubject = z.strictObject({ id: z.string().min(1).max(64) });

/** The decisions of two people about money in and out. */
export const cashierDecisions = (deps: CashierDeps): AnyKind[] => [
  withdrawalKind(deps, 'approve'),
  withdrawalKind(deps, 'refuse'),
  paymentKind(deps, 'release'),
  paymentKind(deps, 'refund'),
];

const withdrawalKind = (deps: CashierDeps, verb: 'approve' | 'refuse'): AnyKind =>
  kindOf<z.output<typeof WithdrawalSubject>>({
    kind: `withdrawal.${verb}`,
    of: 'brand',
    permissions: {
      read: 'cashier:withdrawal:read:own-brand',
      propose: 'cashier:withdrawal:propose:own-brand',
      approve: 'cashier:withdrawal:approve:own-brand',
    },
    subject: WithdrawalSubject,
    keyOf: ({ id }) => id,
    async facts(db, { id }, { merchant, lock }) {
      const row = lock ? await lockWithdrawal(db as Tx, id) : await readWithdrawal(db, id);
      return row?.merchant_id === merchant && row.state === 'REVIEW' ? factsOf(row) : null;
    },
    execute:
      async ({ id }, approved) =>
      (tx) =>
        surely(decideWithdrawal(deps, tx, decisionOf(id, approved), verb)),
  });

/** The block that a person is asked about is a fact: the next one was not looked at. */
const factsOf = (row: WithdrawalRow): Facts => ({
  withdrawal: row.id,
  member: String(row.player_id),
  amount: amountOf(row.amount, row.currency),
  to: row.pix_key_masked,
  why: row.reason ?? '',
  asked: row.created_at.toISOString(),
  blocked: row.asked_block_since?.toISOString() ?? '',
});

const paymentKind = (deps: CashierDeps, verb: 'release' | 'refund'): AnyKind =>
  kindOf<z.output<typeof PaymentSubject>>({
    kind: `payment.${verb}`,
    of: 'brand',
    permissions: {
      read: 'cashier:payment:read:own-brand',
      propose: 'cashier:payment:propose:own-brand',
      approve: 'cashier:payment:approve:own-brand',
    },
    subject: PaymentSubject,
    keyOf: ({ id }) => id,
    async facts(db, { id }, { merchant, lock }) {
      const known = await findPayment(db, id);
      if (known === null) return null;
      const { row, deposit } = lock
        ? await lockBoth(db as Tx, known)
        : { row: known, deposit: await findDepositById(db, known.deposit_id) };
      const isHere = deposit === null || deposit.merchant_id === merchant;
      if (row?.state !== 'HELD' || !isHere) return null;
      // Nobody's money cannot be credited, nor can another CPF's.
      const isCreditable = deposit !== null && row.payer !== 'other';
      return verb === 'refund' || isCreditable ? paymentFacts(row) : null;
    },
    execute:
      async ({ id }, approved) =>
      (tx) =>
        surely(decidePayment(deps, tx, decisionOf(id, approved), verb)),
  });

const paymentFacts = (row: PaymentRow): Facts => ({
  payment: row.end_to_end_id,
  member: row.player_id === null ? '' : String(row.player_id),
  amount: amountOf(leftOf(row), row.currency),
  payer: row.payer,
  why: row.reason ?? '',
  paid: row.paid_at.toISOString(),
  attempt: String(row.refund_attempt),
});

/** The two people, as the step of the story keeps them. */
const decisionOf = (id: string, { merchant, people }: Approved): Decision => ({
  id,
  merchant: merchant ?? '',
  by: people.join(' and '),
});

/** A deed that came too late is refused: another one has ended its subject. */
async function surely(deed: Promise<Decided>): Promise<void> {
  if (!(await deed).decided) throw new AppError('decision.nothing.left');
}

const amountOf = (minor: bigint, currency: Currency): string =>
  `${formatDecimal(money(minor, currency))} ${currency}`;
