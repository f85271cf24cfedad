import { WHEEL } from '../../src/roulette/spots.ts';

/** Bets that have a name of their own on the racetrack: parts of the wheel, covered by a few spots. */
export const sectors = {
  voisins: ['0-2-3:2', '4-7:1', '12-15:1', '18-21:1', '19-22:1', '25-26-28-29:2', '32-35:1'],
  orphelins: ['1:1', '6-9:1', '14-17:1', '17-20:1', '31-34:1'],
  tiers: ['5-8:1', '10-11:1', '13-16:1', '23-24:1', '27-30:1', '33-36:1'],
} as const;
export type Sector = keyof typeof sectors;

/** The most neighbours on each side. */
export const neighboursMost = 4;

/** A number and so many neighbours of it on each side of the wheel, in its order. */
export function neighboursOf(number: number, each: number): number[] {
  const at = WHEEL.indexOf(number);
  return Array.from({ length: 2 * each + 1 }, (_, n) => {
    return WHEEL[(at - each + n + WHEEL.length) % WHEEL.length] ?? 0;
  });
}
