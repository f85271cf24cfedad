import { minor } from './minor.ts';
import type { Minor } from './minor.ts';
import { mulDivBigint } from './round.ts';

/** Shares are read to a millionth: no screen shows more. */
const finest = 1_000_000;

/**
 * A sum that others feed, on its way from one news to the next: it rises softly and never beyond the last true amount.
 * One that fell was won, and stands there at once.
 */
export const rising = (from: bigint, to: bigint, share: number): bigint =>
  from >= to ? to : between(from, to, share);

/**
 * An amount on its way from one to another, at a share from 0 to 1 of the way, rounded toward the first; beyond these
 * shares it stands at the nearer end. For counters that run on a screen; what they end at is exact.
 */
export function between(from: bigint, to: bigint, share: number): Minor {
  const part = Math.floor(Math.min(1, Math.max(0, share)) * finest);
  return minor(from + mulDivBigint(to - from, BigInt(part), BigInt(finest), 'down'));
}
