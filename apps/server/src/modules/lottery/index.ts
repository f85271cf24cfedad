import type { HousePort, LotteryDeps } from './lottery.deps.ts';
import type { ModuleParts } from '../../platform/module.ts';
import { createGames } from './games.ts';
import type { GameSettings } from './game.repository.ts';
import { advanceIssues, issueClock } from './issues/issue-clock.ts';
import { planIssues } from './issues/plan-issues.ts';
import { lotteryRoutes } from './lottery.routes.ts';
import { createPopularity } from './popularity.ts';
import { createPrizeChanges } from './prizes/change-prizes.ts';
import { salePlug } from './sale/sale.plug.ts';
import { wireRoutes } from './wire.routes.ts';

export { lotteryVendor } from './lottery.deps.ts';
export type { BeaconPort, RulesPort } from './lottery.deps.ts';
export type { GameSettings } from './game.repository.ts';

export interface LotteryOptions extends Omit<LotteryDeps, 'house'> {
  /** The wallet's way for stakes that this program sells itself, given the lottery's part. */
  readonly house: (plug: typeof salePlug) => HousePort;
}

/** The lottery: what is sold, issues from sale to settlement, tickets. */
export function createLottery(options: LotteryOptions) {
  const { database, clock, rules } = options;
  const games = createGames({ database, clock, rules });
  const deps = { ...options, games, house: options.house(salePlug) };
  const parts: ModuleParts = {
    routes: [
      ...lotteryRoutes(deps),
      ...wireRoutes({ ...deps, popularity: createPopularity({ database, clock }) }),
    ],
    jobs: [
      {
        name: 'lottery.plan-issues',
        cron: '*/10 * * * *',
        atStart: true,
        run: () => planIssues(deps),
      },
    ],
    workers: [issueClock(deps)],
    stop: () => deps.house.stop(),
  };
  return {
    ...parts,
    service: {
      /** Adds a lottery; one that is there stays as the operator made it. */
      addGame: (settings: GameSettings) => games.add(settings),
      prizes: createPrizeChanges({ database, clock, rules, games }),
      /** Whether tickets of a lottery are sold, for the wallet's gate; null: there is none. */
      async isSold(code: string): Promise<boolean | null> {
        const game = await games.byCode(code);
        return game === null ? null : game.active;
      },
      planIssues: () => planIssues(deps),
      advanceIssues: () => advanceIssues(deps),
    },
  };
}

export type Lottery = ReturnType<typeof createLottery>;
