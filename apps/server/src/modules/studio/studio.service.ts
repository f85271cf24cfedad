import type { ValueOf, mySeeds, studioRounds } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StudioDeps } from './studio.deps.ts';
import { presentPlayed, presentSeed } from './studio.present.ts';
import {
  lastRounds,
  markSeen,
  revealedSeeds,
  roundByPublicId,
  sessionById,
  writePreferences,
} from './studio.repository.ts';
import type { SessionRow } from './studio.repository.ts';

const revealedSeedsShown = 20;
const roundsShown = 20;

/** Questions and small changes of the studio. */
export function createStudioQueries(deps: StudioDeps) {
  const { read } = deps.database;
  return {
    /** A game session by its number; throws `session.expired` when it is gone. */
    async sessionOf(id: string) {
      const session = await sessionById(read, BigInt(id));
      if (session === null) throw new AppError('session.expired');
      return session;
    },
    /** The last rounds of a session's player in its game, the newest first. */
    async roundsOf(session: SessionRow): Promise<ValueOf<typeof studioRounds>> {
      return (await lastRounds(read, session, roundsShown)).map(presentPlayed);
    },
    roundOf: (publicId: string) => roundByPublicId(read, publicId),
    markSeen: (playerId: bigint, publicId: string) => markSeen(read, playerId, publicId),
    keepPreferences: (playerId: bigint, chosen: { muted: boolean; turbo: boolean }) =>
      writePreferences(read, playerId, chosen),
    /** The pair in force and the revealed ones of a player. */
    async seedsOf(playerId: bigint): Promise<ValueOf<typeof mySeeds>> {
      const current = await deps.seeds.current(read, playerId);
      const revealed = await revealedSeeds(read, playerId, revealedSeedsShown);
      return {
        current: presentSeed(current),
        nextServerSeedHash: current.next_server_seed_hash,
        revealed: revealed.map((seed) => ({
          ...presentSeed(seed),
          serverSeed: deps.seeds.open(seed.server_seed_sealed),
          revealedAt: (seed.revealed_at ?? deps.clock.now()).toISOString(),
        })),
      };
    },
  };
}
