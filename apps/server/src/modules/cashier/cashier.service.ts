import type { Deposit, Withdrawal } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isId } from './cashier.ids.ts';
import { presentDeposit, presentWithdrawal } from './cashier.present.ts';
import type { ReceiptTerms } from './cashier.present.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { findDeposit, listDeposits } from './deposit.repository.ts';
import type { DepositRow } from './deposit.repository.ts';
import { readSetting } from './setting.repository.ts';
import { readSteps } from './step.repository.ts';
import { findWithdrawal, listWithdrawals } from './withdrawal.repository.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';

export interface Shown<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** The brand and the language that show a withdrawal. */
export type Asker = Pick<Caller, 'language' | 'merchant'>;

/** The player's deposit; somebody else's does not exist for them. */
export async function findOwnDeposit(
  deps: CashierDeps,
  playerId: bigint,
  id: string,
): Promise<DepositRow> {
  const row = isId(id) ? await findDeposit(deps.database.read, playerId, id) : null;
  if (row === null) throw new AppError('deposit.not.found');
  return row;
}

/** The player's withdrawal; somebody else's does not exist for them. */
export async function findOwnWithdrawal(
  deps: CashierDeps,
  playerId: bigint,
  id: string,
): Promise<WithdrawalRow> {
  const row = isId(id) ? await findWithdrawal(deps.database.read, playerId, id) : null;
  if (row === null) throw new AppError('withdrawal.not.found');
  return row;
}

/** A page of deposits, newest first, with their timelines. */
export async function viewDeposits(
  deps: CashierDeps,
  playerId: bigint,
  after: string | null,
  language: string,
): Promise<Shown<Deposit>> {
  const { rows, more } = await listDeposits(deps.database.read, playerId, after);
  const steps = await readSteps(
    deps.database.read,
    rows.map((row) => row.id),
  );
  const voice = { texts: deps.texts, language };
  return {
    items: rows.map((row) => presentDeposit(row, steps, voice)),
    next: more ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** A page of withdrawals, newest first, with their timelines. */
export async function viewWithdrawals(
  deps: CashierDeps,
  playerId: bigint,
  after: string | null,
  { language, merchant }: Asker,
): Promise<Shown<Withdrawal>> {
  const { rows, more } = await listWithdrawals(deps.database.read, playerId, after);
  const steps = await readSteps(
    deps.database.read,
    rows.map((row) => row.id),
  );
  const voice = { texts: deps.texts, language };
  const terms = await receiptTerms(deps, merchant);
  return {
    items: rows.map((row) => presentWithdrawal(row, steps, voice, terms)),
    next: more ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** One deposit with its timeline. */
export async function viewDeposit(
  deps: CashierDeps,
  playerId: bigint,
  id: string,
  language: string,
): Promise<Deposit> {
  const row = await findOwnDeposit(deps, playerId, id);
  const steps = await readSteps(deps.database.read, [row.id]);
  return presentDeposit(row, steps, { texts: deps.texts, language });
}

/** One withdrawal with its timeline. */
export async function viewWithdrawal(
  deps: CashierDeps,
  playerId: bigint,
  id: string,
  { language, merchant }: Asker,
): Promise<Withdrawal> {
  const row = await findOwnWithdrawal(deps, playerId, id);
  const steps = await readSteps(deps.database.read, [row.id]);
  const voice = { texts: deps.texts, language };
  return presentWithdrawal(row, steps, voice, await receiptTerms(deps, merchant));
}

async function receiptTerms(
  { database, clock }: CashierDeps,
  merchant: string,
): Promise<ReceiptTerms> {
  const { receiptMinutes } = await readSetting(database.read, merchant);
  return { receiptMinutes, now: clock.now() };
}
