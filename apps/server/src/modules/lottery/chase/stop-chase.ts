import type { ValueOf, stopChaseCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { finish } from './advance-chases.ts';
import { presentChase } from './chase.present.ts';
import { findChase, stepsOf } from './chase.repository.ts';

/**
 * Ends a chase: what was not bought yet goes back at once; tickets that were bought stay. A repeat
 * answers the same. Errors: `lottery.chase.not.found`.
 */
export async function stopChase(
  deps: LotteryDeps,
  playerId: bigint,
  ref: string,
): Promise<ValueOf<typeof stopChaseCall>> {
  const { read } = deps.database;
  const chase = await findChase(read, playerId, ref);
  if (chase === null) throw new AppError('lottery.chase.not.found');
  if (chase.state === 'ACTIVE') {
    const steps = await stepsOf(read, [chase.id]);
    const waiting = steps.filter(({ state }) => state === 'WAITING');
    await finish(deps, chase, waiting, 'member');
  }
  const stopped = await findChase(read, playerId, ref);
  if (stopped === null) throw new Error('a chase is gone');
  return { chase: presentChase(stopped, await stepsOf(read, [chase.id])) };
}
