import type { Deposit, Withdrawal } from '@arara/contract';
import type { Texts } from '../../platform/texts.ts';
import { amountText } from './cashier.amount.ts';
import type { DepositRow } from './deposit.repository.ts';
import type { Step } from './step.repository.ts';
import { receiptOf } from './withdrawal.receipt.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';

export interface Voice {
  readonly texts: Texts;
  readonly language: string;
}

/** The terms that decide whether a paid withdrawal counts as received. */
export interface ReceiptTerms {
  readonly receiptMinutes: number;
  readonly now: Date;
}

/** A deposit as its owner sees it. */
export function presentDeposit(row: DepositRow, steps: readonly Step[], voice: Voice): Deposit {
  return {
    id: row.id,
    amount: amountText(row.amount),
    paidAmount: row.paid_amount === null ? null : amountText(row.paid_amount),
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    brCode: row.br_code,
    receiver: row.receiver,
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    idempotencyKey: row.idempotency_key,
    endToEndId: row.end_to_end_id,
    timeline: timelineOf(row.id, steps, voice),
  };
}

/** A withdrawal as its owner sees it. */
export function presentWithdrawal(
  row: WithdrawalRow,
  steps: readonly Step[],
  voice: Voice,
  { receiptMinutes, now }: ReceiptTerms,
): Withdrawal {
  return {
    id: row.id,
    amount: amountText(row.amount),
    currency: row.currency,
    state: row.state,
    reason: row.reason,
    pixKeyMasked: row.pix_key_masked,
    promisedBy: row.promised_by.toISOString(),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    receipt: receiptOf(row, receiptMinutes, now),
    idempotencyKey: row.idempotency_key,
    endToEndId: row.end_to_end_id,
    timeline: timelineOf(row.id, steps, voice),
  };
}

/** Codes are kept, sentences are shown. */
function timelineOf(id: string, steps: readonly Step[], { texts, language }: Voice) {
  return steps
    .filter((step) => step.subjectId === id)
    .map(({ state, note, at }) => ({
      state,
      at: at.toISOString(),
      note: note === null ? null : texts.text(language, 'cashier-notes', note),
    }));
}
