import { rankProgressCall } from '@arara/contract';
import { isCurrency } from '@arara/money';
import { invariant } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { ClubDeps } from './club.deps.ts';
import { levelOf, progressOf } from './rank.policy.ts';
import { lookBackMs } from './club.settings.ts';

/** Ranks by turnover; see README.md. */
export function createClub({ clock, levelsOf, play, members }: ClubDeps): ServerModule {
  async function promote(playerId: bigint) {
    const member = await members.memberOf(playerId);
    invariant(member !== null, 'whoever plays is a member');
    const { merchant, currency, rankLevel: has } = member;
    invariant(isCurrency(currency), 'a member has a currency of the house');
    const levels = await levelsOf(merchant);
    const turnover = await play.turnoverOf(playerId);
    const rankLevel = levelOf(levels, currency, turnover, has);
    if (rankLevel > has) await members.raiseRank(playerId, rankLevel);
    return progressOf(levels, currency, turnover, rankLevel);
  }

  return {
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
    ],
  };
}
