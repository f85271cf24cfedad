import { createHash } from 'node:crypto';
import type { PurseSetting } from '../purse.repository.ts';
import { writeBalance } from '../purse.repository.ts';
import { findByKey } from '../transfers.repository.ts';
import type { TransferRow } from '../transfers.repository.ts';
import type { PurseOwner } from '../transfers.types.ts';
import type { TransfersDeps } from '../transfers.deps.ts';
import { createTransfer } from './create-transfer.ts';

export interface RecallOrder extends PurseOwner {
  readonly language: string;
  readonly idempotencyKey: string;
}

export interface Recalled {
  readonly transfers: readonly TransferRow[];
  /** They did not say what they keep: nothing was asked of them. */
  readonly silent: readonly PurseSetting[];
}

/** Brings home all that lies in these purses; no limit, pause, exclusion or switch is asked. */
export async function recall(
  deps: TransfersDeps,
  order: RecallOrder,
  purses: readonly PurseSetting[],
): Promise<Recalled> {
  const results = await Promise.all(purses.map((purse) => recallOne(deps, order, purse)));
  return {
    transfers: results.filter((result) => result !== null && result !== 'silent'),
    silent: purses.filter((_, at) => results[at] === 'silent'),
  };
}

/** Null: there is nothing to bring home. */
async function recallOne(
  deps: TransfersDeps,
  order: RecallOrder,
  { vendor }: PurseSetting,
): Promise<TransferRow | 'silent' | null> {
  const { playerId, merchant, currency } = order;
  const idempotencyKey = keyFor(order.idempotencyKey, vendor);
  // A repeat brings home what the first one asked for, not what has come in since.
  const known = await findByKey(deps.database.read, playerId, idempotencyKey);
  if (known !== null) return known;
  const publicId = await deps.vendor.publicIdOf(vendor, playerId, merchant);
  const amount = await deps.vendor.open({ vendor, publicId, currency }).catch(() => null);
  if (amount === null) return 'silent';
  const askedAt = deps.clock.now();
  await writeBalance(deps.database.read, playerId, { vendor, balance: amount, asked_at: askedAt });
  if (amount === 0n) return null;
  const direction = 'IN' as const;
  return createTransfer(deps, { ...order, vendor, direction, amount, idempotencyKey });
}

/** One key of the caller becomes one of each purse. */
function keyFor(key: string, vendor: string): string {
  return `recall:${createHash('sha256').update(`${vendor}:${key}`).digest('hex')}`;
}
