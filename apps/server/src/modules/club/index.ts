import { clubData } from './personal-data.repository.ts';
import { rankProgressCall } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { ClubDeps } from './club.deps.ts';
import { lookBackMs, overPerRun } from './club.settings.ts';
import { standingOf } from './club.standing.ts';
import { endGivenRank } from './commands/end-given-rank.ts';
import { giveRank } from './commands/give-rank.ts';
import type { RankOrder } from './commands/give-rank.ts';
import { overGiven } from './given.repository.ts';
import { levelOf, progressOf } from './rank.policy.ts';

export type { Standing } from './club.standing.ts';
export type ClubService = ReturnType<typeof createService>;

/** Ranks by turnover, and those that the house gives; see README.md. */
export function createClub(deps: ClubDeps) {
  const { clock, database, play, members } = deps;
  async function promote(playerId: bigint) {
    const { levels, currency, turnover, rankLevel: has } = await standingOf(deps, playerId);
    const rankLevel = levelOf(levels, currency, turnover, has);
    if (rankLevel > has) await members.raiseRank(playerId, rankLevel);
    return progressOf(levels, currency, turnover, rankLevel);
  }

  return {
    service: createService(deps),
    contributes: { personalData: [clubData(database.read)] },
    routes: [route(rankProgressCall, ({ caller }) => promote(caller.session.playerId))],
    jobs: [
      {
        name: 'club.promote',
        cron: '* * * * *',
        async run() {
          const since = new Date(clock.now().getTime() - lookBackMs);
          for (const playerId of await play.playersSince(since)) await promote(playerId);
        },
      },
      {
        name: 'club.end',
        cron: '* * * * *',
        async run() {
          const over = await overGiven(database.read, clock.now(), overPerRun);
          for (const { playerId } of over) await endGivenRank(deps, playerId);
        },
      },
    ],
  } satisfies ServerModule & Record<string, unknown>;
}

const createService = (deps: ClubDeps) => ({
  /** Where a member stands. */
  standingOf: (playerId: bigint) => standingOf(deps, playerId),
  /** A rank that a person of the house gives; see `commands/give-rank.ts`. */
  giveRank: (order: RankOrder) => giveRank(deps, order),
});
