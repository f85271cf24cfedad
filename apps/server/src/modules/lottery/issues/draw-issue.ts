import { serverSeedOf } from '@arara/fairness';
import { drawIssue as drawOfIssue, drawText, timeOf } from '@arara/lottery';
import { issueById, promiseOf, readChain } from '../issue.repository.ts';
import { lockIssue, writeResult } from './steps.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';

/**
 * Draws a closed issue of our own from its seed, its tickets and its beacon, and reveals the seed. There is
 * nothing to choose: the three were fixed by others or before. False while the beacon is not there,
 * or where another process drew it.
 */
export async function drawIssue(deps: LotteryDeps, id: bigint): Promise<boolean> {
  const { database, clock, beacon, secretBox } = deps;
  const promised = await issueById(database.read, id);
  if (promised?.state !== 'CLOSED' || promised.draw_source !== 'own') return false;
  const { chain, beaconRound, seedSealed } = promiseOf(promised);
  const game = await deps.games.byCode(promised.game_code);
  if (game === null) throw new Error(`lottery ${promised.game_code} is gone`);
  const signed = await beacon.round(chain, beaconRound);
  const now = clock.now();
  // A clock that is behind waits: no draw is told to have been before its beacon.
  if (signed === null || timeOf(await readChain(database.read, chain), beaconRound) > now)
    return false;
  return database.transaction(async (tx) => {
    const issue = await lockIssue(tx, id, ['CLOSED']);
    if (issue === null || issue.tickets_root === null) return false;
    const serverSeed = serverSeedOf(secretBox.open(seedSealed));
    const draw = drawOfIssue(game.model, {
      game: issue.game_code,
      numero: issue.numero,
      ticketsRoot: issue.tickets_root,
      serverSeed,
      beacon: signed,
    });
    const { randomness, signature } = signed;
    const result = drawText(game.model, draw);
    await writeResult(tx, id, { serverSeed, randomness, signature, result }, now);
    return true;
  });
}
