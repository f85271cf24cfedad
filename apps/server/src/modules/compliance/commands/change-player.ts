import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { lockPlayer, touchPlayer } from '../player.repository.ts';
import type { PlayerRow } from '../player.repository.ts';
import { readState } from '../state.ts';
import type { PlayerState } from '../state.ts';
import { syncPlayer } from '../sync.ts';
import type { ComplianceDeps } from '../compliance.deps.ts';

export type PlayerChange = (tx: Tx, player: PlayerRow, now: Date) => Promise<void>;

/**
 * Runs one change of a player's limits under the player's lock, brings the ledger after it, and
 * tells every process. This one obeys when the caller hears that it is done, others a moment later.
 */
export async function changePlayer(
  deps: ComplianceDeps,
  playerId: bigint,
  what: string,
  change: PlayerChange,
): Promise<PlayerState> {
  const state = await deps.database.transaction((tx) =>
    changePlayerIn(deps, tx, playerId, what, change),
  );
  deps.inMemory.forget(playerId);
  return state;
}

/** The same inside the caller's transaction; this process hears of it with the others. */
export async function changePlayerIn(
  deps: ComplianceDeps,
  tx: Tx,
  playerId: bigint,
  what: string,
  change: PlayerChange,
): Promise<PlayerState> {
  const now = deps.clock.now();
  const player = await lockPlayer(tx, playerId);
  // Trial accounts have no limits; the calls ask for a real account before they come here.
  if (player === null) throw new AppError('in_need_true_account');
  await change(tx, player, now);
  const changed = (await lockPlayer(tx, playerId)) ?? player;
  await touchPlayer(tx, playerId);
  await deps.events.emit(tx, {
    topic: 'compliance.changed',
    payload: { playerId: String(playerId), what },
  });
  return syncPlayer(deps, tx, await readState(deps, tx, changed, now), now);
}
