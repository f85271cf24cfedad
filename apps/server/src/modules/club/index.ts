import { rankProgress } from '@arara/contract';
import type { ClubLevel } from '@arara/contract';
import { isCurrency } from '@arara/money';
import type { Clock } from '../../platform/clock.ts';
import { invariant } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { ModuleParts } from '../../platform/module.ts';
import { levelOf, progressOf } from './rank.policy.ts';

export interface ClubOptions {
  readonly clock: Clock;
  readonly levelsOf: (merchant: string) => Promise<readonly ClubLevel[]>;
  readonly play: {
    /** The amount that a player has staked since ever, in minor units. */
    turnoverOf(playerId: bigint): Promise<bigint>;
    /** Players with rounds for money since an instant. */
    playersSince(since: Date): Promise<readonly bigint[]>;
  };
  readonly members: {
    memberOf(playerId: bigint): Promise<{
      readonly merchant: string;
      readonly currency: string;
      readonly rankLevel: number;
    } | null>;
    /** Never lowers it. */
    raiseRank(playerId: bigint, rankLevel: number): Promise<void>;
  };
}

/** The job looks back further than its pause: what it sees twice changes nothing. */
const lookBackMs = 10 * 60_000;

/** Ranks by turnover; see README.md. */
export function createClub({ clock, levelsOf, play, members }: ClubOptions): ModuleParts {
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
    routes: [route(rankProgress, ({ caller }) => promote(caller.session.playerId))],
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
