import type { ComplianceDeps } from '../compliance.deps.ts';
import { writeRestriction } from '../player.repository.ts';
import { changePlayer } from './change-player.ts';

const hourMs = 3_600_000;

/** Pauses play and deposits; a pause can be made longer, never shorter. Returns its end. */
export async function pauseAccount(
  deps: ComplianceDeps,
  playerId: bigint,
  hours: number,
): Promise<Date> {
  const { player } = await changePlayer(deps, playerId, 'pause', (tx, _player, now) =>
    writeRestriction(tx, playerId, 'pause', now, new Date(now.getTime() + hours * hourMs)),
  );
  return player.paused_until ?? deps.clock.now();
}
