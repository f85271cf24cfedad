import { hmacWords } from './hmac-words.ts';
import type { NextWord } from './hmac-words.ts';
import type { Seeds } from './seeds.ts';

/** Where chance comes from: rules take one of these and nothing else. */
export interface RandomStream {
  /** A uniform integer from 0 to bound - 1; bound is 1 to 2^32. */
  nextInt(bound: number): number;
  /** A uniform integer from 0 to bound - 1, of any size. */
  nextBelow(bound: bigint): bigint;
  /** An index, each with the chance its integer weight has in the sum; the sum is at most 2^32. */
  pick(weights: readonly number[]): number;
  /** A new array in uniformly random order (Fisher–Yates, from the last place down). */
  shuffle<T>(items: readonly T[]): T[];
}

const WORD = 2 ** 32;

/** The stream of one round: words of HMAC-SHA256(serverSeed, "clientSeed:nonce:cursor"). */
export function createStream(seeds: Seeds): RandomStream {
  return streamOf(hmacWords(seeds));
}

/**
 * Integers, picks and shuffles over any source of 32-bit words. Words that would favour some
 * results are thrown away (rejection sampling), so that every result is equally likely.
 */
export function streamOf(nextWord: NextWord): RandomStream {
  const nextInt = (bound: number) => intBelow(nextWord, bound);
  return {
    nextInt,
    nextBelow: (bound) => bigintBelow(nextWord, bound),
    pick: (weights) => indexAt(weights, nextInt(sumOf(weights))),
    shuffle: (items) => shuffled(items, nextInt),
  };
}

function intBelow(nextWord: NextWord, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORD) {
    throw new RangeError(`bound must be an integer from 1 to 2^32, not ${bound}`);
  }
  const fair = WORD - (WORD % bound);
  // At least half of all words are fair, so this ends after two tries on average at worst.
  for (;;) {
    const word = nextWord();
    if (word < fair) return word % bound;
  }
}

/** As many whole words as hold the bound, the first one the most significant. */
function bigintBelow(nextWord: NextWord, bound: bigint): bigint {
  if (bound < 1n) throw new RangeError(`bound must be at least 1, not ${bound}`);
  let range = BigInt(WORD);
  let words = 1;
  while (range < bound) {
    range *= BigInt(WORD);
    words += 1;
  }
  const fair = range - (range % bound);
  for (;;) {
    let value = 0n;
    for (let i = 0; i < words; i += 1) value = value * BigInt(WORD) + BigInt(nextWord());
    if (value < fair) return value % bound;
  }
}

function sumOf(weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 0) throw new RangeError(`bad weight ${weight}`);
    sum += weight;
  }
  return sum;
}

function indexAt(weights: readonly number[], place: number): number {
  let rest = place;
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  throw new RangeError('place lies beyond the weights');
}

function shuffled<T>(items: readonly T[], nextInt: (bound: number) => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = nextInt(last + 1);
    const kept = result[last] as T;
    result[last] = result[other] as T;
    result[other] = kept;
  }
  return result;
}
