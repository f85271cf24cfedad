import type { ComplianceDeps } from '../compliance.deps.ts';
import { writeRealityCheck } from '../player.repository.ts';
import { changePlayer } from './change-player.ts';

/** How often the game reminds of time and result. */
export async function setRealityCheck(
  deps: ComplianceDeps,
  playerId: bigint,
  minutes: number,
): Promise<void> {
  await changePlayer(deps, playerId, 'reality.check', (tx) =>
    writeRealityCheck(tx, playerId, minutes),
  );
}
