import type { PurseVerdict } from '../purse-vendor.ts';
import { lockTransfer } from '../transfers.repository.ts';
import type { TransferRow } from '../transfers.repository.ts';
import type { TransfersDeps } from '../transfers.deps.ts';
import { endTransfer } from './end-transfer.ts';
import { moveTransfer } from './move-transfer.ts';
import { graceMs } from '../transfers.settings.ts';

/**
 * Brings a transfer to what its vendor says: carried out, refused, or not known. The row's lock and
 * one ledger key for both ends make sure that it ends once. Returns whether it has ended.
 */
export async function settleTransfer(
  deps: TransfersDeps,
  row: TransferRow,
  verdict: PurseVerdict,
): Promise<boolean> {
  if (verdict.outcome === 'applied')
    await endTransfer(deps, row, { done: true, balance: verdict.balance });
  else if (verdict.outcome === 'refused')
    await endTransfer(deps, row, { done: false, reason: verdict.reason });
  else if (verdict.outcome === 'none' && deps.clock.now() > afterTheLast(row))
    await endTransfer(deps, row, { done: false, reason: 'vendor.none' });
  else {
    await keepUnknown(deps, row, verdict);
    return false;
  }
  return true;
}

/** From here on the vendor carries it out no more: what it does not know, it never will. */
function afterTheLast({ valid_until: validUntil }: TransferRow): Date {
  return new Date(validUntil.getTime() + graceMs);
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
