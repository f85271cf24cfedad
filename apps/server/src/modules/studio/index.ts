import { promisedTitles } from '@arara/game-kit';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { StudioSession } from '../../platform/http/caller.ts';
import type { Messages } from '../../platform/messages.ts';
import type { ModuleParts } from '../../platform/module.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { answerPromise } from './commands/answer-promise.ts';
import { hashToken } from './commands/open-session.ts';
import { rotateSeeds } from './commands/rotate-seeds.ts';
import type { GamesPort, PlayRules, WalletPort } from './studio.ports.ts';
import { createRounds } from './rounds/index.ts';
import { createSteps } from './steps/index.ts';
import { deleteExpiredSessions, sessionByToken } from './studio.repository.ts';
import { studioRoutes } from './studio.routes.ts';
import { createSeeds } from './studio.seeds.ts';
import type { ClientSeed } from './studio.seeds.ts';
import { createStudioQueries } from './studio.service.ts';
import { sumNewRounds } from './studio.totals.ts';

export type {
  CertificateFacts,
  GamesPort,
  ModeFacts,
  PlayRules,
  WalletPort,
} from './studio.ports.ts';

export interface StudioOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly messages: Pick<Messages, 'text'>;
  /** The zone of a merchant's clock. */
  readonly timeZoneOf: (merchant: string) => Promise<string>;
  readonly random: (bytes: number) => Buffer;
  readonly secretBox: SecretBox;
  readonly wallet: WalletPort;
  readonly games: GamesPort;
  readonly playRules: (merchant: string) => Promise<PlayRules>;
}

/** The studio: sessions, rounds and proofs of our own games. */
export function createStudio(options: StudioOptions) {
  const { database, clock, messages, timeZoneOf, random, secretBox, wallet, games } = options;
  const titles = promisedTitles(games.codes().flatMap((code) => games.current(code) ?? []));
  const seeds = createSeeds({ secretBox, random, titles });
  const deps = { database, clock, messages, timeZoneOf, random, wallet, games, seeds };
  const queries = createStudioQueries(deps);
  const rounds = createRounds(deps);
  const steps = createSteps(deps);
  const parts: ModuleParts = {
    routes: studioRoutes(deps, rounds, options.playRules),
    jobs: [
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
        run: () => database.transaction((tx) => sumNewRounds(tx)),
      },
      {
        name: 'studio.forget-sessions',
        cron: '17 * * * *',
        run: () => deleteExpiredSessions(database.read, clock.now()),
      },
    ],
  };
  return {
    ...parts,
    service: {
      /** The game session of a token; null when unknown, expired or signed out. */
      async sessionOf(token: string): Promise<StudioSession | null> {
        const row = await sessionByToken(database.read, hashToken(token), clock.now());
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
      async playAs(session: StudioSession, wish: { stake: string; key: string }) {
        const row = await queries.sessionOf(session.id);
        const { stake, key } = wish;
        const { roundMinMs } = await options.playRules(row.merchant_id);
        const asked = { stake, idempotencyKey: key, choices: {}, requestId: key, roundMinMs };
        return rounds.play(row, asked);
      },
      answerPromise: async (session: StudioSession, given: ClientSeed) =>
        answerPromise(deps, await queries.sessionOf(session.id), given),
      seedsOf: queries.seedsOf,
      roundsOfPair: queries.roundsOfPair,
      rotateSeeds: (playerId: bigint, given: ClientSeed) => rotateSeeds(deps, playerId, given),
      finishRounds: rounds.finish,
      sumRounds: () => database.transaction((tx) => sumNewRounds(tx)),
    },
  };
}
