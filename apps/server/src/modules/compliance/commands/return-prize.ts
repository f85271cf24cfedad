import { lockPlayer } from '../player.repository.ts';
import { readState } from '../state.ts';
import { closeOverdrawn } from '../sync.ts';
import type { ComplianceDeps } from '../compliance.deps.ts';

/** Looks whether a prize that was taken back leaves a player beyond a limit of loss. */
export async function returnPrize(deps: ComplianceDeps, playerId: bigint): Promise<void> {
  const { clock, database, events, inMemory } = deps;
  const now = clock.now();
  const closed = await database.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (player === null) return false;
    const state = await readState(deps, tx, player, now);
    if (!(await closeOverdrawn(deps, tx, state, now))) return false;
    await events.emit(tx, {
      topic: 'compliance.changed',
      payload: { playerId: String(playerId), what: 'loss' },
    });
    return true;
  });
  if (closed) inMemory.forget(playerId);
}
