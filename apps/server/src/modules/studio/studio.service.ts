import type {
  QueryOf,
  ValueOf,
  mySeedsCall,
  pairRoundsCall,
  studioResultsCall,
  studioRoundsCall,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StudioDeps } from './studio.deps.ts';
import { countRefused, revealedSeeds, roundsOfPair } from './seeds.repository.ts';
import type { SeedRow } from './seeds.repository.ts';
import { presentPairRound, presentPlayed, presentSeed } from './studio.present.ts';
import { isDecided, movesOfRound, roundByPublicId } from './dealing/round.repository.ts';
import { lastResults, lastRounds, markSeen, writePreferences } from './studio.repository.ts';
import type { SessionRow } from './studio.repository.ts';
import type { Sessions } from './studio.sessions.ts';
import { lastSeats } from './tables/past.repository.ts';
import { presentPlayedSeat } from './tables/tables.present.ts';
import {
  pairRoundsShown,
  resultsShown,
  revealedSeedsShown,
  roundsShown,
} from './studio.settings.ts';

const nonceMax = 2 ** 31 - 1;

/** Questions and small changes of the studio. */
export function createStudioQueries(deps: StudioDeps, sessions: Sessions) {
  const { read } = deps.database;
  return {
    /** A game session by its number; throws `session.expired` when it is gone. */
    async sessionOf(id: string) {
      const session = await sessions.ofId(id);
      if (session === null) throw new AppError('session.expired');
      return session;
    },
    /** The last rounds of a session's player in its game, the newest first. */
    async roundsOf(session: SessionRow): Promise<ValueOf<typeof studioRoundsCall>> {
      if (deps.games.current(session.game_code)?.shape === 'shared') {
        return (await lastSeats(read, session, roundsShown)).map(presentPlayedSeat);
      }
      return (await lastRounds(read, session, roundsShown)).map(presentPlayed);
    },
    /** The results of the same rounds; seats of a table have the same ones for everybody, beside the table. */
    async resultsOf(session: SessionRow): Promise<ValueOf<typeof studioResultsCall>> {
      return lastResults(read, session, resultsShown);
    },
    /** A player's own round. Nobody may see the prize of a round while its stake may still be kept back. */
    async paidRoundOf(playerId: bigint, publicId: string) {
      const round = await roundByPublicId(read, publicId);
      const isOwn = round?.player_id === playerId;
      if (!isOwn || round.state !== 'SETTLED' || !isDecided(round)) {
        throw new AppError('round.not.found');
      }
      return round;
    },
    /** A round that has ended, with its moves. A refused round in steps has ended too, and was never played. */
    async provenRound(publicId: string) {
      const round = await roundByPublicId(read, publicId);
      if (round === null) throw new AppError('round.not.found');
      if (round.state !== 'SETTLED' && round.state !== 'REFUSED') throw new AppError('round.open');
      if (!isDecided(round)) throw new AppError('round.not.found');
      return { round, moves: await movesOfRound(read, round.id) };
    },
    markSeen: (playerId: bigint, publicId: string) => markSeen(read, playerId, publicId),
    keepPreferences: (playerId: bigint, chosen: { muted: boolean; turbo: boolean }) =>
      writePreferences(read, playerId, chosen),
    /** A player's pair in force, the promise that their next client seed answers, and their revealed pairs. */
    async seedsOf(playerId: bigint): Promise<ValueOf<typeof mySeedsCall>> {
      const pair = await deps.seeds.current(read, playerId);
      const revealed = await revealedSeeds(read, playerId, revealedSeedsShown);
      const refused = await countRefused(
        read,
        [pair, ...revealed].map(({ id }) => id),
      );
      const present = (seed: SeedRow) => ({
        ...presentSeed(seed),
        refused: refused.get(seed.id) ?? 0,
      });
      return {
        current: present(pair),
        next: deps.seeds.asked(pair),
        revealed: revealed.map((seed) => ({
          ...present(seed),
          clientSeed: seed.client_seed,
          serverSeed: deps.seeds.open(seed.server_seed_sealed),
          revealedAt: (seed.revealed_at ?? deps.clock.now()).toISOString(),
        })),
      };
    },
    /** A page of the rounds of one of a player's pairs; every number of the pair is among them. */
    async roundsOfPair(
      playerId: bigint,
      { serverSeedHash, state, cursor }: QueryOf<typeof pairRoundsCall>,
    ): Promise<ValueOf<typeof pairRoundsCall>> {
      const rows = await roundsOfPair(read, {
        playerId,
        serverSeedHash,
        refusedOnly: state === 'REFUSED',
        below: cursor ?? nonceMax,
        limit: pairRoundsShown + 1,
      });
      const shown = rows.slice(0, pairRoundsShown);
      const last = rows.length > pairRoundsShown ? shown.at(-1) : undefined;
      return {
        rows: shown.map(presentPairRound),
        nextCursor: last === undefined ? null : String(last.nonce),
      };
    },
  };
}
