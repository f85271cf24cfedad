import { canonicalJson, createStream, sha256Hex } from '@arara/fairness';
import type { ReplayProof } from './certificate.ts';
import type { InstantGame } from './game.ts';

const SEEDS = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'arara' };
const ROUNDS = 64;

/** Plays the rounds that a certificate freezes, and digests their books. */
export function replayProof(game: InstantGame): ReplayProof {
  const digests: string[] = [];
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    for (const { code } of game.bets.modes) {
      const book = game.play({ mode: code }, createStream({ ...SEEDS, nonce }));
      digests.push(sha256Hex(canonicalJson(book)));
    }
  }
  return { ...SEEDS, rounds: ROUNDS, digest: sha256Hex(digests.join(' ')) };
}
