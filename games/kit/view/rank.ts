import type { Hundredths } from '../src/index.ts';

/**
 * How much a round celebrates: not at all, a nod, then the stages of a win: a stamp, a ribbon, a print over the whole
 * scene, and the print with the wildest joy.
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;

/** From these multiples of what the round cost. */
const ranks = [
  { rank: 5, times: 50 },
  { rank: 4, times: 25 },
  { rank: 3, times: 10 },
  { rank: 2, times: 2 },
] as const;

/**
 * The rank of a sum beside what the round cost, both in hundredths of the stake. A sum that is not above the cost
 * is a loss, and a loss is never celebrated.
 */
export function rankOf(amount: Hundredths, cost: Hundredths): Rank {
  if (amount <= cost) return 0;
  return ranks.find(({ times }) => amount >= cost * times)?.rank ?? 1;
}
