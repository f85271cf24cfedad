import type { Tx } from '@arara/postgres';
import type { PurseOrder } from '../purse-vendor.ts';
import { listUnheard, readTransfer, takeSending, writeAskAt } from '../transfers.repository.ts';
import type { TransferRow } from '../transfers.repository.ts';
import { isOpen } from '../transfers.states.ts';
import type { TransfersDeps } from '../transfers.deps.ts';
import { settleTransfer } from './settle-transfer.ts';
import { firstPauseMs, pauseMaxMs, unknownMs } from '../transfers.settings.ts';

export const followJob = 'transfers.follow';

/** A transfer that waits for the ledger looks again after this. */
const stopPauseMs = 10_000;
/** A transfer whose plan got lost is planned again. */
const lostPlanMs = 120_000;
const unheardPerRound = 200;

/** One step of a transfer: tells the vendor, or asks what became of it; plans the next one. */
export async function followTransfer(deps: TransfersDeps, id: string): Promise<void> {
  const row = await readTransfer(deps.database.read, id);
  if (row === null || !isOpen(row.state)) return;
  if (await mustStay(deps, row)) {
    const at = new Date(deps.clock.now().getTime() + stopPauseMs);
    return planFollow(deps, deps.database.read, id, at);
  }
  const order = await orderOf(deps, row);
  // Written before the vendor hears of it: whoever finds it sent asks, and never sends again.
  const first = await takeSending(deps.database.read, id, deps.clock.now());
  const verdict = first ? await deps.vendor.carryOut(order) : await deps.vendor.status(order);
  if (await settleTransfer(deps, row, verdict)) return;
  watchAge(deps, row);
  const pauseMs = Math.min(pauseMaxMs, firstPauseMs * 2 ** Math.min(row.asked, 10));
  const at = new Date(deps.clock.now().getTime() + pauseMs);
  await writeAskAt(deps.database.read, id, at);
  await planFollow(deps, deps.database.read, id, at);
}

/**
 * Money that no vendor has heard of does not leave while the ledger does not prove. Its vendor refuses an
 * order that comes too late, and the money is home again.
 */
async function mustStay(
  { ledger, log }: TransfersDeps,
  { id, direction, sent_at: sentAt }: TransferRow,
): Promise<boolean> {
  if (direction !== 'OUT' || sentAt !== null) return false;
  const unsound = await ledger.unsoundProof();
  if (unsound === null) return false;
  log.error(
    { proof: String(unsound.id), transfer: id },
    'the ledger does not prove: a transfer waits',
  );
  return true;
}

async function orderOf(deps: TransfersDeps, row: TransferRow): Promise<PurseOrder> {
  const { vendor, direction, amount, currency, id: reference, valid_until: validUntil } = row;
  const publicId = await deps.vendor.publicIdOf(vendor, row.player_id, row.merchant_id);
  return { vendor, publicId, reference, direction, amount, currency, validUntil };
}

/** A transfer that nobody knows for a day needs a person, who asks the vendor by other ways and says it here. */
function watchAge(deps: TransfersDeps, row: TransferRow): void {
  if (deps.clock.now().getTime() - row.created_at.getTime() < unknownMs) return;
  deps.metrics.alarm('old');
  deps.log.error({ transfer: row.id, vendor: row.vendor }, 'a transfer is unknown for a day');
}

/** Plans a step; one plan per transfer, the newest counts. */
export async function planFollow(
  deps: Pick<TransfersDeps, 'jobs'>,
  tx: Pick<Tx, 'query'>,
  transferId: string,
  runAt: Date,
): Promise<void> {
  const key = `${followJob}:${transferId}`;
  await deps.jobs.enqueue(tx, { name: followJob, payload: { transferId }, key, runAt });
}

/** The minute's round: plans again what somehow has no plan. */
export async function sweepTransfers(deps: TransfersDeps): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - lostPlanMs);
  for (const id of await listUnheard(deps.database.read, before, unheardPerRound)) {
    await planFollow(deps, deps.database.read, id, now);
  }
}
