import type { RandomStream } from '@arara/fairness';
import type { Hundredths } from '@arara/game-kit';
import type { Fraction } from '@arara/money';

/** The numbers that a point is made of: u is one of them over 2^53. */
export const SPAN = 2n ** 53n;

/**
 * A random multiplier with the chance `rate / m` to be `m` or more: floor(100 × rate / (1 − u)) hundredths, u uniform
 * on 53 bits. It is computed in whole numbers, is 1.00 at least and the cap at most.
 */
export function reachOf(rate: Fraction, random: RandomStream, cap: Hundredths): Hundredths {
  const u = random.nextBelow(SPAN);
  const hundredths = (100n * rate.numerator * SPAN) / (rate.denominator * (SPAN - u));
  if (hundredths <= 100n) return 100;
  return hundredths >= BigInt(cap) ? cap : Number(hundredths);
}

/** The chance to reach a multiplier above 1.00, exact to the last of the 53 bits; not in lowest terms. */
export function reachChance(rate: Fraction, multiplier: Hundredths): Fraction {
  const whole = (100n * rate.numerator * SPAN) / (rate.denominator * BigInt(multiplier));
  return { numerator: whole, denominator: SPAN };
}
