import { canonicalJson, createStream, sha256Hex, type RandomStream } from '@arara/fairness';
import type { Book } from './book.ts';
import type { ReplayProof } from './certificate.ts';
import type { InstantGame } from './game.ts';

const SEEDS = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'arara' };
const ROUNDS = 64;

/** The book of one round of a way to play, by the number of the round. */
export type Replayed = (random: RandomStream, nonce: number) => Book;

/** Plays the rounds that a certificate freezes, and digests their books. */
export function replayProof(game: InstantGame): ReplayProof {
  return replayOf(
    game.bets.modes.map(
      ({ code }) =>
        (random) =>
          game.play({ mode: code }, random),
    ),
  );
}

/** The same of any ways to play: each number is played in every way, in their order. */
export function replayOf(ways: readonly Replayed[]): ReplayProof {
  const digests: string[] = [];
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    for (const way of ways) {
      const book = way(createStream({ ...SEEDS, nonce }), nonce);
      digests.push(sha256Hex(canonicalJson(book)));
    }
  }
  return { ...SEEDS, rounds: ROUNDS, digest: sha256Hex(digests.join(' ')) };
}
