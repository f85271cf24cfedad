import { fraction } from '@arara/money';
import type { Wanted } from './odds/multipliers.ts';

/** The edge of dice, limbo, hilo, mines and coin flip: 1 %, with what rounding down adds. */
export const onePercent: Wanted = { rate: fraction(99n, 100n), atLeast: false };

/** The edge of plinko and wheel: 1 % at most. */
export const atMostOne: Wanted = { rate: fraction(99n, 100n), atLeast: true };

/** The edge of keno and bingo: 3 % at most. */
export const atMostThree: Wanted = { rate: fraction(97n, 100n), atLeast: true };

/** The edge of scratch cards: 8 % at most. */
export const atMostEight: Wanted = { rate: fraction(92n, 100n), atLeast: true };

/** The edge of every bet on a wheel with one zero: one pocket of 37. */
export const oneOf37: Wanted = { rate: fraction(36n, 37n), atLeast: false };

/** A wanted return as data, for the hash of a maths. */
export function wantedData({ rate, atLeast }: Wanted) {
  return {
    rate: [Number(rate.numerator), Number(rate.denominator)],
    rounding: atLeast ? 'at-least' : 'down',
  };
}
