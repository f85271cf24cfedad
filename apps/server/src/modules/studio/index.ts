import { promisedTitles, type Choices } from '@arara/game-kit';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { StudioSession } from '../../platform/http/caller.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Texts } from '../../platform/texts.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { answerPromise } from './commands/answer-promise.ts';
import { hashToken } from './commands/open-session.ts';
import { rotateSeeds } from './commands/rotate-seeds.ts';
import type { GamesPort, PlayRules, PoolsPort, WalletPort } from './studio.ports.ts';
import { createStudioDeps } from './create-studio-deps.ts';
import type { StudioDeps } from './studio.deps.ts';
import { countLeaders } from './leader.repository.ts';
import { createJackpots } from './jackpots/index.ts';
import { jackpotWorker } from './jackpots/jackpot-worker.ts';
import { createRounds } from './rounds/index.ts';
import { createSteps } from './steps/index.ts';
import { createTables } from './tables/index.ts';
import type { TableBeacon } from './tables/index.ts';
import { tableBeats, tableWorker } from './tables/table-worker.ts';
import { deleteExpiredSessions } from './studio.repository.ts';
import { studioRoutes } from './studio.routes.ts';
import { createSeeds } from './studio.seeds.ts';
import type { ClientSeed } from './studio.seeds.ts';
import { createSessions } from './studio.sessions.ts';
import { createStudioQueries } from './studio.service.ts';
import { chanceOf, liveReturns, versionReturns } from './studio.certificates.ts';
import { sumNewRounds } from './totals.repository.ts';

export type {
  CertificateFacts,
  GamesPort,
  ModeFacts,
  PlayRules,
  PoolsPort,
  WalletPort,
} from './studio.ports.ts';

export type { LiveReturn, VersionReturns } from './studio.certificates.ts';
export type { TableBeacon } from './tables/index.ts';

export interface StudioOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: Pick<Events, 'emit'>;
  readonly log: Pick<Logger, 'warn'>;
  /** The masked names of players, for others to read. */
  readonly maskedNames: (playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  /** The public chance of tables. */
  readonly beacon: TableBeacon;
  readonly texts: Pick<Texts, 'text'>;
  /** The zone of a merchant's clock. */
  readonly timeZoneOf: (merchant: string) => Promise<string>;
  readonly random: (bytes: number) => Buffer;
  readonly secretBox: SecretBox;
  readonly wallet: WalletPort;
  readonly games: GamesPort;
  /** The money of jackpots. */
  readonly pools: PoolsPort;
  readonly playRules: (merchant: string) => Promise<PlayRules>;
}

export type StudioService = ReturnType<typeof createStudio>['service'];

/** The studio: sessions, rounds and proofs of our own games. */
export function createStudio(options: StudioOptions) {
  const { database, random, secretBox, games, beacon } = options;
  const titles = promisedTitles(games.codes().flatMap((code) => games.current(code) ?? []));
  const seeds = createSeeds({ secretBox, random, titles });
  const deps = createStudioDeps({ ...options, seeds });
  const sessions = createSessions(deps);
  const queries = createStudioQueries(deps, sessions);
  const rounds = createRounds(deps);
  const steps = createSteps(deps);
  const tables = createTables(deps, beacon);
  const jackpots = createJackpots(deps);
  const parts: ServerModule = {
    routes: studioRoutes(deps, queries, { rounds, steps, tables, jackpots }, options.playRules),
    workers: [
      tableWorker(deps, beacon, database.pool),
      tableBeats(deps, beacon),
      jackpotWorker(deps, database.pool),
    ],
    // The news of a table are public: names are masked, and nothing of a round is told before it happens.
    audiences: [
      { kind: 'table', mayHear: async (_hearer, name) => games.current(name)?.shape === 'shared' },
    ],
    jobs: studioJobs(deps, { rounds, steps, jackpots }),
  };
  return {
    ...parts,
    service: {
      /** How many processes lead each work that one does for all. */
      leaders: () => countLeaders(database.read),
      /** The game session of a token; null when unknown, expired or signed out. */
      async sessionOf(token: string): Promise<StudioSession | null> {
        const row = await sessions.ofToken(hashToken(token));
        if (row === null || !(await deps.wallet.isOpen(row.wallet_token))) return null;
        return {
          id: String(row.id),
          playerId: row.player_id,
          merchant: row.merchant_id,
          gameCode: row.game_code,
          mode: row.mode,
          currency: row.currency,
        };
      },
      /** Plays a round for a session that is known already. */
      async playAs(
        session: StudioSession,
        wish: { stake: string; key: string; choices?: Choices },
      ) {
        const row = await queries.sessionOf(session.id);
        const { stake, key, choices = {} } = wish;
        const { roundMinMs } = await options.playRules(row.merchant_id);
        const asked = { stake, idempotencyKey: key, choices, requestId: key, roundMinMs };
        return rounds.play(row, asked);
      },
      /** The real return of every title that was played for money, with the band of its certificate. */
      liveReturns: () => liveReturns(deps),
      /** The same of one title and every version of it that was played. */
      versionReturns: (code: string) => versionReturns(deps, code),
      chanceOf: (code: string) => chanceOf(deps, code),
      answerPromise: async (session: StudioSession, given: ClientSeed) =>
        answerPromise(deps, await queries.sessionOf(session.id), given),
      seedsOf: queries.seedsOf,
      roundsOfPair: queries.roundsOfPair,
      rotateSeeds: (playerId: bigint, given: ClientSeed) => rotateSeeds(deps, playerId, given),
      jackpots,
      finishRounds: rounds.finish,
      sumRounds: () => database.transaction((tx) => sumNewRounds(tx)),
    },
  };
}

interface Finished {
  readonly rounds: ReturnType<typeof createRounds>;
  readonly steps: ReturnType<typeof createSteps>;
  readonly jackpots: ReturnType<typeof createJackpots>;
}

/** The work that the studio does by the clock. */
function studioJobs(deps: StudioDeps, { rounds, steps, jackpots }: Finished): Job[] {
  return [
    {
      name: 'studio.finish-rounds',
      cron: '* * * * *',
      atStart: true,
      run: rounds.finish,
    },
    {
      name: 'studio.finish-steps',
      cron: '* * * * *',
      atStart: true,
      run: steps.finish,
    },
    {
      name: 'studio.sum-rounds',
      cron: '* * * * *',
      run: () => deps.database.transaction((tx) => sumNewRounds(tx)),
    },
    { name: 'studio.check-jackpots', cron: '43 * * * *', run: jackpots.prove },
    {
      name: 'studio.forget-sessions',
      cron: '17 * * * *',
      run: () => deleteExpiredSessions(deps.database.read, deps.clock.now()),
    },
  ];
}
