import { consumerOf } from '../../../platform/events.ts';
import type { Consumer } from '../../../platform/events.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { finish } from './advance-chases.ts';
import { activeChasesOf, playersWithChases, stepsOf } from './chase.repository.ts';

const pageSize = 500;

/**
 * Ends the chases of those of the members who may stake nothing any more: their tickets stay, what waits
 * goes back at once. Each chase is ended once, however often this runs; one that fails keeps no other
 * waiting and is left to the sweep.
 */
export async function endBarredChases(
  deps: LotteryDeps,
  playerIds: readonly bigint[],
): Promise<void> {
  const { read } = deps.database;
  const barred = await deps.members.barredAmong(playerIds);
  let after = 0n;
  for (;;) {
    const chases = barred.length === 0 ? [] : await activeChasesOf(read, barred, after, pageSize);
    const [last] = chases.slice(-1);
    if (last === undefined) return;
    const ids = chases.map(({ id }) => id);
    const waiting = (await stepsOf(read, ids)).filter(({ state }) => state === 'WAITING');
    for (const chase of chases) {
      const own = waiting.filter(({ chase_id: of }) => of === chase.id);
      await finish(deps, chase, own, 'account').catch((error: unknown) =>
        deps.log.error({ err: error, chase: chase.ref }, 'a chase could not be ended'),
      );
    }
    after = last.id;
  }
}

/** The net beneath the events: whatever of them got lost, or a chase that was ordered at the same moment. */
export async function sweepBarredChases(deps: LotteryDeps, players = pageSize): Promise<void> {
  let after = 0n;
  for (;;) {
    const page = await playersWithChases(deps.database.read, after, players);
    const [last] = page.slice(-1);
    if (last === undefined) return;
    await endBarredChases(deps, page);
    after = last;
  }
}

/**
 * Hears of pauses, exclusions and blocks. Chases are ended in transactions of their own: where this one
 * is lost, the event comes again and finds them ended.
 */
export function barredConsumer(deps: LotteryDeps): Consumer {
  return consumerOf({
    name: 'lottery.barred',
    topics: ['compliance.changed', 'identity.blocked'],
    handle: (_tx, { payload }) => endBarredChases(deps, [BigInt(payload.playerId)]),
  });
}
