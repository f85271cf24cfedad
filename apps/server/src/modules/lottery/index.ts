import { lotteryData } from './personal-data.repository.ts';
import type { LotteryDeps } from './lottery.deps.ts';
import type { HousePort } from './lottery.ports.ts';
import { ownGames } from './lottery.facts.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { StoryPlace } from '../../platform/story.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import type { DeskPorts } from './desk/desk.ports.ts';
import { createTicketDecisions } from './decided/ticket-decisions.ts';
import { createGames } from './games.ts';
import type { GameSettings } from './game.repository.ts';
import { switchGame } from './commands/switch-game.ts';
import { switchedGames } from './game-switch.repository.ts';
import type { GameSwitch } from './game-switch.repository.ts';
import { createFailingTickets } from './issues/failing-tickets.ts';
import { advanceIssues, issueClocks } from './issues/issue-clock.ts';
import { endForgotten } from './chase/advance-chases.ts';
import { chaseMoney } from './chase/chase-money.ts';
import { barredConsumer, sweepBarredChases } from './chase/end-barred-chases.ts';
import {
  countOpenTickets,
  openTicketsOf,
  ticketByRef,
  ticketsBefore,
} from './member-tickets.repository.ts';
import { planIssues } from './issues/plan-issues.ts';
import { pruneIssues } from './issues/prune-issues.ts';
import { createProvenResults } from './issues/proven-results.ts';
import { requireChains } from './issues/require-chains.ts';
import { waitingPayments } from './issues/waiting.repository.ts';
import { losses } from './results/correction.repository.ts';
import { createResultDesk } from './results/result-desk.ts';
import { gameOnSale, gamesOnSale } from './lottery.queries.ts';
import type { Asker } from './lottery.queries.ts';
import { listings } from './listings.ts';
import { lotteryRoutes } from './lottery.routes.ts';
import { createOpening } from './opening.ts';
import { createPopularity } from './popularity.ts';
import { createPrizeChanges } from './prizes/change-prizes.ts';
import { salePlug } from './sale/sale.plug.ts';
import type { Signed } from './signed.ts';
import { wireRoutes } from './wire.routes.ts';

export { accountOfTwo } from './results/conclude.ts';
export { lotteryVendor } from './lottery.names.ts';
export type { BeaconPort, RulesPort } from './lottery.ports.ts';
export type { GameSettings } from './game.repository.ts';

export interface LotteryOptions
  extends Omit<LotteryDeps, 'house' | 'failing' | 'games' | 'proven'>, DeskPorts {
  /** The wallet's way for stakes that this program sells itself, given the lottery's part. */
  readonly house: (plug: typeof salePlug) => HousePort;
}

/** The lottery: what is sold, issues from sale to settlement, tickets. */
export function createLottery(options: LotteryOptions) {
  const { database, clock, rules } = options;
  const games = createGames({ database, clock, rules, log: options.log });
  const failing = createFailingTickets(options.log, clock);
  const ways = { proven: createProvenResults(), opening: createOpening(options) };
  const deps = { ...options, ...ways, games, failing, house: options.house(salePlug) };
  const prizes = createPrizeChanges({ database, rules, games });
  const toProgram: ServerModule = {
    routes: [
      ...lotteryRoutes(deps),
      ...deskRoutes(deps, prizes),
      ...wireRoutes({ ...deps, popularity: createPopularity({ database, clock }) }),
    ],
    jobs: [
      {
        name: 'lottery.plan-issues',
        cron: '*/10 * * * *',
        atStart: true,
        run: () => planIssues(deps),
      },
      {
        name: 'lottery.end-chases',
        cron: '*/10 * * * *',
        atStart: true,
        run: async () => {
          await sweepBarredChases(deps);
          await endForgotten(deps);
        },
      },
      { name: 'lottery.prune-issues', cron: '23 * * * *', run: () => pruneIssues(deps) },
    ],
    consumers: [barredConsumer(deps)],
    workers: issueClocks(deps),
    start: () => requireChains(deps),
    stop: () => deps.house.stop(),
  };
  return {
    ...toProgram,
    contributes: {
      heldMoney: [chaseMoney(database)],
      decisionKinds: prizes.decisions,
      ownGames: [ownGames(options.texts, games)],
      personalData: [lotteryData(database.read)],
    },
    service: {
      /** Adds a lottery; one that is there stays as the operator made it. */
      addGame: (settings: GameSettings) => games.add(settings),
      /** The lotteries on sale, with names in a language. */
      onSale: (language: string) => gamesOnSale(deps, language),
      /** One of them with its prizes; null where there is none. */
      oneOnSale: (asker: Asker, code: string) => gameOnSale(deps, asker, code),
      prizes,
      /** Takes a lottery out of sale, or puts it back. */
      switchGame: (wish: GameSwitch & Signed) => switchGame(deps, wish),
      /** Every lottery, and who switched it last. */
      switchedGames: () => switchedGames(database.read),
      ...listings(deps),
      ...createResultDesk(deps),
      ...createTicketDecisions(deps),
      /** The amounts that corrections could not take back. */
      losses: (limit: number) => losses(database.read, limit),
      /** Issues with tickets whose money has not moved yet. */
      waitingPayments: (limit: number) => waitingPayments(database.read, limit),
      /** A page of a member's tickets, the latest first. */
      ticketsOf: (playerId: bigint, place: StoryPlace) =>
        ticketsBefore(database.read, playerId, place),
      /** A ticket of a brand by its name. */
      ticketByRef: (merchant: string, ref: string) => ticketByRef(database.read, merchant, ref),
      /** Tickets of a member that wait for their draw, and their stakes in minor units. */
      openTicketsOf: (playerId: bigint) => openTicketsOf(database.read, playerId),
      /** Tickets of a merchant that wait for their draw. */
      openTickets: (merchant: string) => countOpenTickets(database.read, merchant),
      planIssues: () => planIssues(deps),
      advanceIssues: () => advanceIssues(deps),
    },
  };
}

export type Lottery = ReturnType<typeof createLottery>;
export type LotteryService = Lottery['service'];
