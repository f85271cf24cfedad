import { canonicalJson } from './canonical.ts';
import { commit, isRevealOf, isServerSeed, sha256Hex, type Seeds } from './seeds.ts';

/**
 * The seeds of many shared rounds, all promised at once. Link 0 is the root, which is published; link n is the
 * server seed of round n, from 1 on, and its hash is link n - 1. So each reveal proves itself against the one before,
 * and none says anything of those to come.
 */

/** The facts that a chain is promised with, before its beacon is out; nothing is left to choose after them. */
export interface ChainPromise {
  /** The link whose pre-image is the seed of round 1. */
  readonly root: string;
  /** The number of its last round. */
  readonly length: number;
  /** The game that it deals: its code, its version and the hash of its maths. */
  readonly game: { readonly code: string; readonly version: string; readonly mathsHash: string };
  /** The chain of beacons by its hash, and the one round of it that is mixed into every round of the game. */
  readonly beacon: { readonly chain: string; readonly round: number };
}

const RANDOMNESS = /^[0-9a-f]{64}$/;

/** The promise of a chain in 64 hexadecimal characters: SHA-256 of the canonical JSON of its facts. */
export function chainPromiseOf({ root, length, game, beacon }: ChainPromise): string {
  const { code, version, mathsHash } = game;
  const { chain, round } = beacon;
  const facts = {
    root,
    length,
    game: { code, version, mathsHash },
    beacon: { chain, round },
  };
  return sha256Hex(canonicalJson(facts));
}

/**
 * The link so many places before another. The house keeps the last link as its secret and comes to every other one
 * by it. Throws a RangeError where it is no link, or the number of steps is no whole number from 0 on.
 */
export function linkBefore(link: string, steps: number): string {
  if (!isServerSeed(link)) throw new RangeError('bad link');
  if (!Number.isSafeInteger(steps) || steps < 0) throw new RangeError('bad number of steps');
  let found = link;
  for (let step = 0; step < steps; step += 1) found = commit(found);
  return found;
}

/** Tells whether a link is the seed of a round, from 1 on, of the chain with this root. */
export function isLinkOf(root: string, round: number, link: string): boolean {
  return isServerSeed(link) && round >= 1 && linkBefore(link, round) === root;
}

/** The same from the link of the round before, for those who follow a table: one hash. */
export function isNextLink(before: string, link: string): boolean {
  return isRevealOf(link, before);
}

/**
 * The seeds of a round of a chain: its link, the randomness of the chain's beacon round, and its number. Throws a
 * RangeError where the randomness is not 64 hexadecimal characters.
 */
export function chainSeeds(link: string, randomness: string, round: number): Seeds {
  if (!RANDOMNESS.test(randomness)) throw new RangeError('bad randomness');
  return { serverSeed: link, clientSeed: randomness, nonce: round };
}
