import { fraction } from '@arara/money';
import { combinations } from '../odds/combinations.ts';
import type { Odds } from '../odds/multipliers.ts';
import { shapeOf } from '../odds/shape.ts';

export const NUMBERS = 40;
export const DRAWN = 10;
export const PICKS_MAX = 10;

/** A character of keno: prizes begin so many hits above the likeliest number, and grow with this exponent. */
export const RISKS = {
  low: { above: 0, eighths: 3 },
  classic: { above: 0, eighths: 5 },
  medium: { above: 1, eighths: 6 },
  high: { above: 2, eighths: 7 },
} as const;
export type Risk = keyof typeof RISKS;

/** The least hits that pay; with few picks it is all of them at most. */
export function leastHits(picks: number, risk: Risk): number {
  const likeliest = Math.floor(((picks + 1) * (DRAWN + 1)) / (NUMBERS + 2));
  return Math.min(picks, likeliest + RISKS[risk].above);
}

/** The odds of 0 hits, 1 hit … of so many picks. */
export function kenoOdds(picks: number, risk: Risk): Odds[] {
  const least = leastHits(picks, risk);
  return Array.from({ length: picks + 1 }, (_, hits) => {
    const ways = combinations(picks, hits) * combinations(NUMBERS - picks, DRAWN - hits);
    const chance = fraction(ways, combinations(NUMBERS, DRAWN));
    const pays = hits >= least;
    return { chance, shape: pays ? shapeOf(chance, RISKS[risk]) : 0n };
  });
}
