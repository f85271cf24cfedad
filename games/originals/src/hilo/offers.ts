import type { Hundredths } from '@arara/game-kit';
import { fraction, times, type Fraction } from '@arara/money';
import { multiplierOf } from '../odds/multipliers.ts';
import { onePercent } from '../wanted.ts';

export const RANKS = 13;
export const CALLS = ['higher', 'lower', 'same'] as const;
export type Call = (typeof CALLS)[number];

/**
 * The ranks of the next card, from 1 (ace) to 13 (king), that a call wins with. Between the ends `higher` and
 * `lower` win with the same rank too; at an end the other call would always win, and `same` stands in its place.
 */
export function winners(rank: number, call: Call): readonly [least: number, most: number] | null {
  if (rank === 1) return { higher: [2, RANKS] as const, lower: null, same: [1, 1] as const }[call];
  if (rank === RANKS) {
    return { higher: null, lower: [1, RANKS - 1] as const, same: [RANKS, RANKS] as const }[call];
  }
  return { higher: [rank, RANKS] as const, lower: [1, rank] as const, same: null }[call];
}

/** The chance that a call wins on a card; null where the card does not offer it. */
export function chanceOf(rank: number, call: Call): Fraction | null {
  const ranks = winners(rank, call);
  return ranks === null ? null : fraction(BigInt(ranks[1] - ranks[0] + 1), BigInt(RANKS));
}

/** The worth of a round whose calls came true with this chance: rounded once, whatever the number of calls. */
export function worthAt(chance: Fraction, cap: Hundredths): Hundredths {
  return multiplierOf(onePercent, chance, cap);
}

/** The chance of a round after a further call, and its worth; null where it is not offered. */
export function offer(
  chance: Fraction,
  rank: number,
  call: Call,
  cap: Hundredths,
): { readonly chance: Fraction; readonly worth: Hundredths } | null {
  const own = chanceOf(rank, call);
  if (own === null) return null;
  const next = times(chance, own);
  const worth = worthAt(next, cap + 1);
  // A prize above the cap is not offered: the cap costs nobody anything.
  return worth > cap ? null : { chance: next, worth };
}
