import { canonicalJson, commit, sha256Hex } from '@arara/fairness';
import { isPromised, promiseOf } from '@arara/game-kit';
import type { PromisedTitle } from '@arara/game-kit';
import type { Db, Tx } from '@arara/postgres';
import { AppError } from '../../platform/errors.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import {
  answerSeed,
  hasOpenRound,
  insertSeed,
  keepTitles,
  revealSeed,
  seedInForce,
  titlesOf,
} from './seeds.repository.ts';
import type { SealedSeed, SeedAnswer, SeedRow } from './seeds.repository.ts';

const serverSeedBytes = 32;

/** The promise that a client seed answers: a server seed that is chosen already, and the maths of every title. */
export interface SeedPromise {
  readonly serverSeedHash: string;
  readonly promise: string;
  readonly titles: PromisedTitle[];
}

/** A client seed, and the promise that its maker had seen. */
export interface ClientSeed {
  readonly promise: string;
  readonly clientSeed: string;
}

export type Seeds = ReturnType<typeof createSeeds>;

/**
 * Keeps seed pairs: committed by hash before use, sealed at rest, revealed after use. The server seed
 * of the next pair is promised with this one, so that nobody can choose it to suit a client seed.
 * `titles` are those that this program deals.
 */
export function createSeeds(options: {
  secretBox: SecretBox;
  random: (bytes: number) => Buffer;
  titles: readonly PromisedTitle[];
}) {
  const { secretBox, random, titles } = options;
  const titlesHash = sha256Hex(canonicalJson(titles));

  function draw(): SealedSeed {
    const serverSeed = random(serverSeedBytes);
    return { sealed: secretBox.seal(serverSeed), hash: commit(serverSeed.toString('hex')) };
  }

  /**
   * The promise that the player's next client seed answers: the pair in force while it has none, else the one after
   * it.
   */
  function asked(pair: SeedRow): SeedPromise {
    const serverSeedHash =
      pair.client_seed === null ? pair.server_seed_hash : pair.next_server_seed_hash;
    return { serverSeedHash, promise: promiseOf(serverSeedHash, titles), titles: [...titles] };
  }

  async function accepted(tx: Tx, pair: SeedRow, given: ClientSeed): Promise<SeedAnswer> {
    // Another seed or other maths than the maker of the client seed has seen would be a choice of the house.
    if (given.promise !== asked(pair).promise) throw new AppError('seeds.promise.changed');
    await keepTitles(tx, titlesHash, titles);
    return { ...given, titlesHash };
  }

  return {
    asked,
    /** A server seed that came otherwise, under its lock: a link of a chain. */
    seal: (serverSeed: string) => secretBox.seal(Buffer.from(serverSeed, 'hex')),
    /** A fresh server seed under its lock, with the hash that promises it. */
    draw,
    open: (sealed: Buffer) => secretBox.open(sealed).toString('hex'),

    /** The pair in force, promised at first need. */
    async current(db: Db, playerId: bigint): Promise<SeedRow> {
      const known = await seedInForce(db, playerId);
      if (known !== null) return known;
      await insertSeed(db, { playerId, now: draw(), next: draw(), answer: null });
      const made = await seedInForce(db, playerId);
      if (made === null) throw new Error('a seed pair was not written');
      return made;
    },

    /** True if rounds of a title may be dealt by a pair: its client seed answered a promise of that maths. */
    async deals(db: Db, pair: SeedRow, title: PromisedTitle): Promise<boolean> {
      const { client_seed: clientSeed, titles_hash: hash } = pair;
      if (clientSeed === null || hash === null) return false;
      return isPromised(hash === titlesHash ? titles : await titlesOf(db, hash), title);
    },

    /** True if the next promise names a title: one of a version that is dealt no more has none. */
    promises: (title: PromisedTitle) => isPromised(titles, title),

    /**
     * Takes a client seed: the pair in force gets it, or is revealed where it has one, and the next comes
     * in its place. Errors: `seeds.promise.changed`, `round.open`.
     */
    async answer(tx: Tx, pair: SeedRow, given: ClientSeed): Promise<void> {
      const answer = await accepted(tx, pair, given);
      if (pair.client_seed === null) return answerSeed(tx, pair.id, answer);
      if (await hasOpenRound(tx, pair.id)) throw new AppError('round.open');
      await revealSeed(tx, pair.id);
      const now = { sealed: pair.next_server_seed_sealed, hash: pair.next_server_seed_hash };
      await insertSeed(tx, { playerId: pair.player_id, now, next: draw(), answer });
    },
  };
}
