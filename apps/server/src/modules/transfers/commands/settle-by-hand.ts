import type { Hand } from '../step.repository.ts';
import { listUnknown, readTransfer } from '../transfers.repository.ts';
import type { TransferRow } from '../transfers.repository.ts';
import type { TransfersDeps } from '../transfers.deps.ts';
import { endTransfer } from './end-transfer.ts';
import { unknownMs } from '../transfers.settings.ts';

/** The finding of a person about a transfer, at its vendor and by other ways. */
export interface TransferDecision extends Hand {
  readonly id: string;
  readonly merchant: string;
  readonly outcome: 'OK' | 'FAILED';
}

/** The outcome of a decision; `row` as it is now, null where the merchant has no such transfer. */
export interface Decided {
  readonly decided: boolean;
  readonly row: TransferRow | null;
}

/** Transfers that people may decide, oldest first. */
export function unknownTransfers(
  { database, clock }: TransfersDeps,
  merchant: string,
  limit: number,
): Promise<TransferRow[]> {
  const before = new Date(clock.now().getTime() - unknownMs);
  return listUnknown(database.read, merchant, before, limit);
}

/**
 * Ends a transfer that was unknown for a day as a person says, once, by the same postings as its
 * vendor's word. A transfer that has ended meanwhile, or is younger, stays as it is.
 */
export async function settleByHand(
  deps: TransfersDeps,
  { id, merchant, outcome, by, reason }: TransferDecision,
): Promise<Decided> {
  const { read } = deps.database;
  const row = await readTransfer(read, id);
  if (row?.merchant_id !== merchant) return { decided: false, row: null };
  const ageMs = deps.clock.now().getTime() - row.created_at.getTime();
  if (ageMs < unknownMs) return { decided: false, row };
  const hand = { by, reason };
  const decided = await endTransfer(
    deps,
    row,
    outcome === 'OK' ? { done: true, balance: null } : { done: false, reason: 'operator.failed' },
    hand,
  );
  return { decided, row: await readTransfer(read, id) };
}
