import type { Chain } from '@arara/ledger';
import type { Tx } from '@arara/postgres';
import { invariant } from '../../../platform/errors.ts';
import type { StakeGuard } from '../../compliance/index.ts';
import { settled, undone } from '../postings.ts';
import type { Room } from '../postings.ts';
import type { PurseVerdict } from '../purse-vendor.ts';
import { writeBalance } from '../purse.repository.ts';
import { roomsOf, sharesOf } from '../rooms.ts';
import { addBroughtHome, lockOuts, lockTransfer } from '../transfers.repository.ts';
import type { TransferRow } from '../transfers.repository.ts';
import { isOpen } from '../transfers.states.ts';
import type { TransfersDeps } from '../transfers.types.ts';
import { moveTransfer } from './move-transfer.ts';

/**
 * Brings a transfer to what its vendor says: carried out, refused, or not known. The row's lock and
 * one ledger key for both ends make sure that it ends once. Returns whether it has ended.
 */
export async function settleTransfer(
  deps: TransfersDeps,
  row: TransferRow,
  verdict: PurseVerdict,
): Promise<boolean> {
  if (verdict.outcome === 'applied') await endApplied(deps, row, verdict.balance);
  else if (verdict.outcome === 'refused') await endUndone(deps, row, verdict.reason);
  else if (verdict.outcome === 'none' && deps.clock.now() > afterTheLast(row))
    await endUndone(deps, row, 'vendor.none');
  else {
    await keepUnknown(deps, row, verdict);
    return false;
  }
  return true;
}

/** Clocks of two houses differ by some seconds; a vendor that carries out late is given them. */
const graceMs = 15_000;

/** From here on the vendor carries it out no more: what it does not know, it never will. */
function afterTheLast({ valid_until: validUntil }: TransferRow): Date {
  return new Date(validUntil.getTime() + graceMs);
}

async function endApplied(
  deps: TransfersDeps,
  { id, player_id: playerId, vendor }: TransferRow,
  balance: bigint | null,
): Promise<void> {
  const guard = await deps.compliance.stakeGuard(playerId);
  await deps.database.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row === null || !isOpen(row.state)) return;
    await moveTransfer(deps, tx, row, { state: 'OK', reason: null, finishedAt: deps.clock.now() });
    const rooms = row.direction === 'IN' ? await bringHome(tx, row, guard) : [];
    await postSurely(deps, tx, settled(row, pendingOf(row), rooms));
    await deps.wallet.balanceChanged(tx, playerId);
  });
  if (balance === null) return;
  const askedAt = deps.clock.now();
  await writeBalance(deps.database.read, playerId, { vendor, balance, asked_at: askedAt });
}

async function bringHome(tx: Tx, row: TransferRow, guard: StakeGuard): Promise<Room[]> {
  const shares = sharesOf(row.amount, await lockOuts(tx, row.player_id, row.vendor));
  for (const { id, amount } of shares) await addBroughtHome(tx, id, amount);
  return roomsOf(shares, guard);
}

async function endUndone(
  deps: TransfersDeps,
  { id, player_id: playerId }: TransferRow,
  reason: string,
): Promise<void> {
  const guard = await deps.compliance.stakeGuard(playerId);
  await deps.database.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row === null || !isOpen(row.state)) return;
    await moveTransfer(deps, tx, row, { state: 'FAILED', reason, finishedAt: deps.clock.now() });
    const refund = guard.refundLegs(row.created_at);
    await postSurely(deps, tx, undone(row, pendingOf(row), refund));
    await deps.wallet.balanceChanged(tx, playerId);
  });
}

/** The money stays where it waits; nothing is guessed. */
async function keepUnknown(
  deps: TransfersDeps,
  { id }: TransferRow,
  verdict: PurseVerdict,
): Promise<void> {
  if (verdict.outcome === 'unknown') {
    deps.log.warn({ err: verdict.cause, transfer: id }, 'a vendor leaves a transfer open');
    if (verdict.disagrees) deps.metrics.alarm('disagrees');
  }
  await deps.database.transaction(async (tx) => {
    const row = await lockTransfer(tx, id);
    if (row?.state !== 'PENDING') return;
    await moveTransfer(deps, tx, row, {
      state: 'UNKNOWN',
      reason: 'vendor.silent',
      finishedAt: null,
    });
  });
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
