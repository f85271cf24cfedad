import { playData } from './personal-data.repository.ts';
import type { Logger } from 'pino';
import type { Ledger } from '@arara/ledger';
import type { Currency } from '@arara/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { createPlayDeps } from './create-play-deps.ts';
import type { PlayDeps } from './play.deps.ts';
import { playDecisions } from './play.decisions.ts';
import { createProtocol } from './play.protocol.ts';
import type { PlayPorts } from './play.ports.ts';
import { createService } from './play.service.ts';
import { reviewAlert } from './review-alert.ts';
import { createHouse } from './house/house.ts';
import { createVendorHealth } from './health/vendor-health.ts';
import { createKeyDesk, keyDecisions } from './keys/key-desk.ts';
import { createLane } from './posting/lane.ts';
import type { LaneOptions, Plug } from './posting/lane.ts';
import { createBulkhead } from './protocol/bulkhead.ts';
import { createSeats } from './protocol/seats.ts';
import type { Seats } from './protocol/seats.ts';
import { vendorPlugin } from './protocol/vendor.plugin.ts';
import { roundRoutes } from './rounds.routes.ts';
import { deleteStale } from './sessions.repository.ts';
import { deleteOldInquiries } from './sweep/open-rounds.repository.ts';
import { sweepRounds } from './sweep/sweep-rounds.ts';
import { createVendorClient } from './sweep/vendor-client.ts';
import { createAskVendor, createVendorCaller } from './vendor-caller.ts';
import { createVendors } from './vendors.ts';
import { forgetPrizes } from './board.repository.ts';
import { boardMinDefault } from './play.settings.ts';

export type { LaunchRequest } from './commands/create-launch.ts';
export { allGames } from './all-games.ts';
export { createConformance } from './conformance/conformance.ts';
export type { ConformanceKit } from './conformance/conformance.ts';
export { createPrizeDesk } from './prize-desk.ts';
export type { GameFacts, GameList, OwnGames, PlayPorts } from './play.ports.ts';
export type { House, HouseAnswer, HousePrize, HouseStake } from './house/house.ts';
export { answerColumns } from './posting/columns.ts';
export type { Plug } from './posting/lane.ts';
export { gatherTerms, legsOn, refusalByTerms } from './stake-terms.ts';
export type {
  Occasion,
  StakeSource,
  StakeTerms,
  TermsContribution,
  TermsLeg,
} from './stake-terms.ts';

export interface PlayOptions {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly ledger: Pick<Ledger, 'postIn' | 'isHot'>;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  readonly secretBox: SecretBox;
  readonly events: Pick<Events, 'poke'>;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Makes the watcher of the batches of a lane. */
  readonly batches?: LaneOptions['batches'];
  readonly ports: PlayPorts;
  readonly jurisdiction: string;
  /** Prizes from here on may stand on the winner board; a currency without one has no board. */
  readonly boardMin?: Partial<Record<Currency, bigint>>;
  /** How old what other modules say may be on the way of a stake; 0 asks every time. */
  readonly rememberMs?: number;
  /** The seats for requests of vendors that may use the database; `seatBounds` are those of the program. */
  readonly seats?: Seats;
}

const rememberDefaultMs = 1_000;
/** Requests of one vendor under way at once; more wait at the vendor's side. */
const placesPerVendor = 512;
/**
 * The bounds on the vendors' connections (`ofVendors` of the kernel). A request that hangs gives its seat
 * back within a second, so that the next one in line gets it before its patience ends.
 */
export const seatBounds = { perVendor: 4, all: 9, kept: 3, patienceMs: 2_000 };

export type PlayService = ReturnType<typeof createPlay>['service'];

/** Play: the vendors' wallet, game sessions, rounds and the betting record. */
export function createPlay(options: PlayOptions) {
  const { database, clock, random, ports } = options;
  const keyDeps = { database, secretBox: options.secretBox, random, clock };
  const vendors = createVendors(keyDeps);
  const laneOptions = {
    databaseUrl: options.databaseUrl,
    clock,
    isHot: options.ledger.isHot,
    batches: options.batches,
    posted: (playerIds: readonly bigint[]) =>
      options.events.poke(playerIds.map((id) => `player:${id}`)),
  };
  const lane = createLane(laneOptions);
  const deps = createPlayDeps({
    database,
    clock,
    random,
    ports,
    vendors,
    lane,
    boardMin: options.boardMin ?? boardMinDefault,
    rememberMs: options.rememberMs ?? rememberDefaultMs,
  });
  const protocol = createProtocol(deps, { jurisdiction: options.jurisdiction });
  const health = createVendorHealth({ database, clock, log: options.log });
  const send = createVendorCaller({ vendors, clock, random, health });
  const askVendor = createAskVendor(vendors, send);
  const service = {
    ...createService(deps, protocol, askVendor, health),
    keys: createKeyDesk(keyDeps),
    /** The way into the wallet of a module of ours that sells stakes itself. */
    house: <Carried>(vendor: string, plug: Plug<Carried>) =>
      createHouse(deps, { ...laneOptions, ledger: options.ledger }, vendor, plug),
  };
  const client = createVendorClient(send);
  const replies = options.metrics.counter(
    'arara_vendor_replies_total',
    'Answers of the vendor protocol by call and code.',
    ['call', 'code'],
  );
  const bulkhead = createBulkhead(placesPerVendor);
  const parts: ServerModule = {
    routes: roundRoutes(deps),
    plugins: [
      vendorPlugin({
        deps,
        protocol,
        bulkhead,
        seats: options.seats ?? createSeats(seatBounds),
        log: options.log,
        replies,
        health,
      }),
    ],
    jobs: [
      ...playJobs(deps, () => sweepRounds(deps, protocol, client, options.log)),
      { name: 'play.forget-health', cron: '17 * * * *', run: health.forget },
    ],
    consumers: [reviewAlert(options.log)],
    start: async () => health.start(),
    async stop() {
      await health.stop();
      await lane.close();
    },
  };
  return {
    ...parts,
    service,
    contributes: {
      ...offersOf(service),
      decisionKinds: [...playDecisions(deps, protocol, options.ledger), ...keyDecisions(keyDeps)],
      personalData: [playData(database.read)],
    },
  };
}

/** The offers of play to identity, wallet and compliance. */
function offersOf(service: ReturnType<typeof createService>) {
  return {
    onSessionsEnded: [service.endSessions],
    recordLabels: [service.labels],
    heldMoney: [{ purpose: 'prize', amountOf: service.sumInReview }],
    stakeTotals: [service.totals],
  } as const;
}

function playJobs({ database, clock }: PlayDeps, sweep: () => Promise<void>): Job[] {
  return [
    { name: 'play.sweep-rounds', cron: '7 * * * *', run: sweep },
    {
      name: 'play.forget',
      cron: '* * * * *',
      run: () => deleteStale(database.read, clock.now()),
    },
    {
      name: 'play.forget-inquiries',
      cron: '53 4 * * *',
      run: () => deleteOldInquiries(database.read, clock.now()),
    },
    {
      name: 'play.forget-prizes',
      cron: '41 4 * * *',
      run: () => forgetPrizes(database.read, clock.now()),
    },
  ];
}
