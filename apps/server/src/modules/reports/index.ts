import { idAt } from '@arara/ledger';
import type { ServerModule } from '../../platform/module.ts';
import { rebuild } from './commands/rebuild.ts';
import { dashboardRoutes } from './dashboard.ts';
import type { DashboardDeps } from './dashboard.ts';
import { secondsBehind } from './projection.repository.ts';
import { queueRoutes } from './queues.ts';
import type { QueuesDeps } from './queues.ts';
import { createTurnover } from './turnover.ts';
import type { TitlesOf } from './turnover.ts';
import { createProjector } from './projector.ts';
import type { ReportsDeps } from './reports.deps.ts';
import {
  playedSince,
  playersSince,
  sumByTitle,
  sumOfPlayer,
  turnoverOf,
} from './reports.repository.ts';
import type { Days } from './reports.repository.ts';

export type { PlayedGame, PlayerSums, PlaySums, TitleSums } from './reports.repository.ts';
export { createReportTables } from './report-tables.ts';
export { figuresOf, levyPointsOf } from './desk/figures.policy.ts';
export type { Rebuilt } from './commands/rebuild.ts';

export type Reports = ReturnType<typeof createReports>;
export type ReportsService = Reports['service'];

/** One counting of play, for everybody who asks what was played; see README.md. */
export function createReports({ database, zones }: Pick<ReportsDeps, 'database' | 'zones'>) {
  const turnoverOfTitles = createTurnover(database.read);
  const service = {
    /** The totals of each game of a merchant in a span of days. At most two seconds behind. */
    byTitle: (merchant: string, days: Days) => sumByTitle(database.read, merchant, days),
    /** The totals of each game of a player in a span of days. At most two seconds behind. */
    ofPlayer: (playerId: bigint, days: Days) => sumOfPlayer(database.read, playerId, days),
    /**
     * The amount that a player has staked since ever, less what was given back, in minor units. Exact to this
     * instant.
     */
    turnoverOf: (playerId: bigint) => turnoverOf(database.read, playerId),
    /** The same of titles at a merchant. At most two seconds behind. */
    turnoverOfTitles: (titles: TitlesOf) => turnoverOfTitles(titles),
    /** Players of any merchant with money moved in a round since an instant. At most two seconds behind. */
    playersSince: (since: Date) => playersSince(database.read, idAt(since), dayBefore(since)),
    /** How much each game was played since the day of an instant began. At most two seconds behind. */
    playedSince: async (merchant: string, since: Date) =>
      playedSince(database.read, merchant, since, (await zones()).get(merchant) ?? 'UTC'),
    /** How long the oldest transfer that is not counted has waited; 0 where there is none. */
    secondsBehind: () => secondsBehind(database.read),
    /** Counts the whole ledger again and puts that in the place of the facts. */
    rebuild: () => rebuild({ database, zones }),
  };
  const reports: ServerModule & { readonly service: typeof service } = { service };
  return reports;
}

/** The part that keeps the facts up to the ledger; it asks the catalogue, which itself asks about past play. */
export function createReportsProjector(deps: ReportsDeps) {
  const { follow, step, worker } = createProjector(deps);
  return { follow, step, workers: [worker] } satisfies ServerModule & Record<string, unknown>;
}

/** The desk of figures: the dashboard and the queues, which only gather. It asks every module that has an answer. */
export const createReportsDesk = (deps: DashboardDeps & QueuesDeps): ServerModule => ({
  routes: [...dashboardRoutes(deps), ...queueRoutes(deps)],
});

const dayMs = 86_400_000;

/** A day that is in no time zone later than the one of an instant. */
function dayBefore(at: Date): string {
  return new Date(at.getTime() - dayMs).toISOString().slice(0, 10);
}
