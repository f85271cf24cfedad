import type { Chain } from '@arara/ledger';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { LimitTerms } from '../../compliance/index.ts';
import { legsOn } from '../../play/index.ts';
import { allowancesOf, sharesOf } from '../allowance.ts';
import { settled, undone } from '../postings.ts';
import type { Allowance } from '../postings.ts';
import { writeBalance } from '../purse.repository.ts';
import type { Hand } from '../step.repository.ts';
import { addBroughtHome, lockOuts, lockTransfer } from '../transfers.repository.ts';
import type { TransferRow } from '../transfers.repository.ts';
import { isOpen } from '../transfers.states.ts';
import type { TransfersDeps } from '../transfers.deps.ts';
import { moveTransfer } from './move-transfer.ts';

/** The end of a transfer: carried out, with the balance of the purse where it is known, or not. */
export type TransferEnd =
  | { readonly done: true; readonly balance: bigint | null }
  | { readonly done: false; readonly reason: string };

/** Ends a transfer, once; false: it had ended before. */
export function endTransfer(
  deps: TransfersDeps,
  row: TransferRow,
  end: TransferEnd,
  hand: Hand | null = null,
): Promise<boolean> {
  return end.done
    ? endApplied(deps, row, end.balance, hand)
    : endUndone(deps, row, end.reason, hand);
}

async function endApplied(
  deps: TransfersDeps,
  { id, player_id: playerId, vendor }: TransferRow,
  balance: bigint | null,
  hand: Hand | null,
): Promise<boolean> {
  const terms = await deps.compliance.stakeTerms(playerId);
  const ended = await deps.database.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row === null || !mayEnd(row, hand)) return false;
    const change = { state: 'OK', reason: null, finishedAt: deps.clock.now() } as const;
    await moveTransfer(deps, tx, row, change, hand);
    const allowances = row.direction === 'IN' ? await bringHome(tx, row, terms) : [];
    await postSurely(deps, tx, settled(row, pendingOf(row), allowances));
    await deps.wallet.balanceChanged(tx, playerId);
    return true;
  });
  if (balance === null) return ended;
  const askedAt = deps.clock.now();
  await writeBalance(deps.database.read, playerId, { vendor, balance, asked_at: askedAt });
  return ended;
}

/** The money is where it was. */
async function endUndone(
  deps: TransfersDeps,
  { id, player_id: playerId }: TransferRow,
  reason: string,
  hand: Hand | null,
): Promise<boolean> {
  const terms = await deps.compliance.stakeTerms(playerId);
  return deps.database.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row === null || !mayEnd(row, hand)) return false;
    const change = { state: 'FAILED', reason, finishedAt: deps.clock.now() } as const;
    await moveTransfer(deps, tx, row, change, hand);
    const refund = legsOn(terms, 'refund', row.created_at);
    await postSurely(deps, tx, undone(row, pendingOf(row), refund));
    await deps.wallet.balanceChanged(tx, playerId);
    return true;
  });
}

/** People decide only what nobody knows; a vendor's word ends whatever is open. */
const mayEnd = ({ state }: TransferRow, hand: Hand | null): boolean =>
  hand === null ? isOpen(state) : state === 'UNKNOWN';

async function bringHome(tx: Tx, row: TransferRow, terms: LimitTerms): Promise<Allowance[]> {
  const shares = sharesOf(row.amount, await lockOuts(tx, row.player_id, row.vendor));
  for (const { id, amount } of shares) await addBroughtHome(tx, id, amount);
  return allowancesOf(shares, terms);
}

function pendingOf({ pending_id: pending }: TransferRow): bigint {
  invariant(pending !== null, 'a transfer that can be seen holds its money');
  return pending;
}

/** Posts what nothing can refuse; a refusal here is a bug, and the transaction rolls back. */
async function postSurely(deps: TransfersDeps, tx: Tx, posting: Chain): Promise<void> {
  const [outcome] = await deps.ledger.postIn(tx, [posting]);
  invariant(
    outcome?.ok === true,
    `posting ${posting.key} was refused: ${outcome?.ok === false ? outcome.refusal : 'no answer'}`,
  );
}
