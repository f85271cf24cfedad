import type { PaymentFile, WithdrawalFile } from '@arara/contract';
import { isAllowed } from '../../../platform/permissions.ts';
import type { StaffActor } from '../../../platform/permissions.ts';
import { amountInWords, amountText } from '../cashier.amount.ts';
import { leftOf } from '../payment.repository.ts';
import type { Step } from '../step.repository.ts';
import type { WithdrawalRow } from '../withdrawal.repository.ts';
import type { HouseMoney } from './consequence.ts';
import type { CashierDeskDeps } from './desk.deps.ts';
import type { PaidDeposits, WaitingPayment } from './desk.repository.ts';
import type { Signal } from './signals.policy.ts';

/** The language and the clock of the brand in which a desk speaks. */
export interface DeskVoice {
  readonly texts: CashierDeskDeps['texts'];
  readonly language: string;
  readonly timeZone: string;
}

type Line = Pick<
  WithdrawalFile,
  'id' | 'amount' | 'currency' | 'state' | 'member' | 'askedAt' | 'promisedBy' | 'reasons'
>;
export type Names = ReadonlyMap<bigint, string>;

export const memberOf = (id: bigint, names: Names) => ({
  id: String(id),
  name: names.get(id) ?? '',
});

/** A code of the cashier with its sentence for staff. */
const told = (code: string | null, { texts, language }: DeskVoice) =>
  code === null ? [] : [{ code, text: texts.text(language, 'console-cashier', `reason.${code}`) }];

export const presentLine = (row: WithdrawalRow, names: Names, voice: DeskVoice): Line => ({
  id: row.id,
  amount: amountText(row.amount),
  currency: row.currency,
  state: row.state,
  member: memberOf(row.player_id, names),
  askedAt: row.created_at.toISOString(),
  promisedBy: row.promised_by.toISOString(),
  reasons: told(row.reason, voice),
});

type PaymentLine = Omit<
  PaymentFile,
  | 'now'
  | 'deposit'
  | 'recalled'
  | 'refundAttempts'
  | 'deposits'
  | 'story'
  | 'consequence'
  | 'decisions'
>;

export const presentPaymentLine = (
  row: WaitingPayment,
  names: Names,
  voice: DeskVoice,
): PaymentLine => ({
  id: row.end_to_end_id,
  amount: amountText(leftOf(row)),
  currency: row.currency,
  state: row.state,
  member: row.player_id === null ? null : memberOf(row.player_id, names),
  payer: row.payer,
  paidAt: row.paid_at.toISOString(),
  waitsSince: row.changed_at.toISOString(),
  reasons: told(row.reason, voice),
});

/** A signal with its evidence in a sentence: amounts and instants as people of the brand write them. */
export function presentSignal(
  { code, speaks, stopped, amounts = {}, counts = {}, since }: Signal,
  { texts, language, timeZone }: DeskVoice,
): WithdrawalFile['signals'][number] {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  const words = Object.entries(amounts).map(
    ([name, minor]) => [name, amountInWords(minor, language)] as const,
  );
  const params = {
    ...counts,
    ...Object.fromEntries(words),
    ...(since === undefined ? {} : { since: format.format(since) }),
  };
  const text = texts.text(language, 'console-cashier', `signal.${code}`, params);
  return { code, text, speaks, stopped };
}

export const presentDeposits = (
  days: number,
  { count, amount, latest }: PaidDeposits,
): WithdrawalFile['deposits'] => ({
  days,
  count,
  amount: amountText(amount),
  latest: latest.map((one) => ({
    id: one.id,
    amount: amountText(one.amount),
    paidAt: one.paid_at.toISOString(),
  })),
});

/** The sums are those of all brands: they are told only to a person who may read proofs of the ledger. */
export function presentConsequence(staff: StaffActor, now: HouseMoney, after: HouseMoney) {
  const mayRead = isAllowed(staff, 'ledger:proof:read:all', null);
  const sum = (minor: bigint) => (mayRead ? amountText(minor) : null);
  return {
    custody: sum(now.custody),
    custodyAfter: sum(after.custody),
    custodyChange: amountText(after.custody - now.custody),
    obligations: sum(now.obligations),
    obligationsAfter: sum(after.obligations),
    obligationsChange: amountText(after.obligations - now.obligations),
  };
}

/** The steps of a withdrawal or a deposit; their notes as staff read them. */
export const presentStory = (steps: readonly Step[], voice: DeskVoice): WithdrawalFile['story'] =>
  steps.map(({ state, at, note }) => ({
    state,
    at: at.toISOString(),
    note: told(note, voice)[0]?.text ?? null,
  }));
