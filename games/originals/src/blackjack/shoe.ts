import type { Card } from '../card.ts';
import { PACKS } from './round.ts';
import { pointsOf } from './hands.ts';

/** Ten-valued cards and aces by their points: 1 to 10. Place 0 is the number of all. */
export type Shoe = Int32Array;

/** Six packs without the cards that are known. */
export function shoeWithout(points: readonly number[]): Shoe {
  const shoe = Int32Array.from(
    { length: 11 },
    (_, at) => (at === 0 ? 13 : at === 10 ? 4 : 1) * PACKS * 4,
  );
  for (const one of points) take(shoe, one);
  return shoe;
}

/** Takes a card out, or lays it back. */
export function take(shoe: Shoe, points: number, count = 1): void {
  shoe[0] = (shoe[0] ?? 0) - count;
  shoe[points] = (shoe[points] ?? 0) - count;
}

/** Points of the hole card that a peek has ruled out: an ace under a ten, a ten under an ace; else 0. */
export const ruledOut = (up: number): number => (up === 1 ? 10 : up === 10 ? 1 : 0);

/**
 * The chance that the next card of the player has these points, where the hole card, one of the shoe, is known to be
 * none of the ruled-out points.
 */
export function chanceOf(shoe: Shoe, points: number, out: number): number {
  const all = shoe[0] ?? 0;
  const own = shoe[points] ?? 0;
  if (out === 0) return own / all;
  const others = all - (shoe[out] ?? 0);
  return points === out ? own / (all - 1) : (own * (others - 1)) / (others * (all - 1));
}

export const pointsOfCards = (cards: readonly Card[]): number[] => cards.map(pointsOf);
