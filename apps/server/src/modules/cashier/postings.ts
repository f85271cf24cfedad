import type { AccountRef, Chain, TransferCode } from '@arara/ledger';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../platform/errors.ts';
import { cashierCurrency } from './cashier.types.ts';
import type { CashierDeps } from './cashier.deps.ts';

/** Money of players at the bank; every Pix in and out passes here. */
const bankAccount = 'bank:pix';
/** Money that arrived and belongs to nobody yet: held, or on its way back. */
const suspense = 'bank:pix:suspense';

const cashOf = (playerId: bigint) => `player:${playerId}:cash`;
const heldOf = (playerId: bigint) => `player:${playerId}:held`;

function chain(
  key: string,
  debit: AccountRef,
  credit: AccountRef,
  amount: bigint,
  code: TransferCode,
  reference: string,
  overflow?: AccountRef,
): Chain {
  const transfer = { debit, credit, amount: money(amount, cashierCurrency), code, reference };
  return { key, transfers: [overflow === undefined ? transfer : { ...transfer, overflow }] };
}

/** A Pix arrived, for a player or for nobody yet: one posting per payment, whatever the target. */
export function arrival(
  endToEndId: string,
  amount: bigint,
  playerId: bigint | null,
  reference: string,
): Chain {
  const target = playerId === null ? suspense : cashOf(playerId);
  return chain(`pix:${endToEndId}`, bankAccount, target, amount, 'deposit', reference);
}

/** The held money is the player's after all. */
export function release(endToEndId: string, amount: bigint, playerId: bigint, ref: string): Chain {
  return chain(`pix:${endToEndId}:end`, suspense, cashOf(playerId), amount, 'deposit', ref);
}

/** The held money has left the bank again. */
export function refunded(endToEndId: string, amount: bigint, reference: string): Chain {
  return chain(
    `pix:${endToEndId}:end`,
    suspense,
    bankAccount,
    amount,
    'deposit_returned',
    reference,
  );
}

/** The payer's bank took back money of a Pix that was nobody's yet. */
export function recalledUnowned(returnId: string, amount: bigint, ref: string): Chain {
  const key = `pix:recall:${returnId}`;
  return chain(key, suspense, bankAccount, amount, 'deposit_returned', ref);
}

/** The payer's bank took money of a credited Pix back; what the player spent becomes a debt. */
export function recalled(returnId: string, amount: bigint, playerId: bigint, ref: string): Chain {
  return chain(
    `pix:recall:${returnId}`,
    cashOf(playerId),
    bankAccount,
    amount,
    'deposit_returned',
    ref,
    `player:${playerId}:debt`,
  );
}

/** Money asked for leaves the balance at once and waits; what the player owes is paid first. */
export function hold(id: string, amount: bigint, owed: bigint, playerId: bigint): Chain {
  const reference = `withdrawal:${id}`;
  const [from, to] = [cashOf(playerId), heldOf(playerId)];
  const held = chain(reference, from, to, amount, 'withdrawal', reference);
  if (owed === 0n) return held;
  const debt = `player:${playerId}:debt`;
  const settled = chain(reference, from, debt, owed, 'debt_settled', reference);
  return { key: reference, transfers: [...settled.transfers, ...held.transfers] };
}

/** One end for a withdrawal: both ends share the key, so that there can never be two. */
export function paidOut(id: string, amount: bigint, playerId: bigint): Chain {
  const [from, ref] = [heldOf(playerId), `withdrawal:${id}`];
  return chain(`withdrawal:${id}:end`, from, bankAccount, amount, 'withdrawal', ref);
}

export function givenBack(id: string, amount: bigint, playerId: bigint): Chain {
  const [from, to] = [heldOf(playerId), cashOf(playerId)];
  const ref = `withdrawal:${id}`;
  return chain(`withdrawal:${id}:end`, from, to, amount, 'withdrawal_returned', ref);
}

/** The receiving bank sent a payout back. */
export function returned(id: string, amount: bigint, playerId: bigint): Chain {
  const [to, ref] = [cashOf(playerId), `withdrawal:${id}`];
  return chain(`withdrawal:${id}:returned`, bankAccount, to, amount, 'withdrawal_returned', ref);
}

/** Posts what nothing can refuse; a refusal here is a bug, and the transaction rolls back. */
export async function postSurely(deps: CashierDeps, tx: Tx, posting: Chain): Promise<void> {
  const [outcome] = await deps.ledger.postIn(tx, [posting]);
  invariant(
    outcome?.ok === true,
    `posting ${posting.key} was refused: ${outcome?.ok === false ? outcome.refusal : 'no answer'}`,
  );
}
