import type { Hundredths } from '@arara/game-kit';

/** Fixed point with so many bits: far more than the nearest two values of the curve need to be told apart. */
const BITS = 192n;
const ONE = 1n << BITS;

/** The curve is e^(0.06 × t), t in seconds: a millisecond multiplies by e^(6 / 100,000). */
export const GROWTH = { numerator: 6, denominator: 100_000 } as const;

/** e to the power of a small fraction by its series, in fixed point. */
function exponential({ numerator, denominator }: typeof GROWTH): bigint {
  let [sum, term] = [ONE, ONE];
  for (let n = 1n; term > 0n; n += 1n) {
    term = (term * BigInt(numerator)) / (BigInt(denominator) * n);
    sum += term;
  }
  return sum;
}

const perMillisecond = exponential(GROWTH);

/** The multiplier so many milliseconds after take-off, in 2^-192; the same on every machine. */
function curveAt(elapsedMs: number): bigint {
  let [value, square] = [ONE, perMillisecond];
  for (let left = elapsedMs; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) value = (value * square) >> BITS;
    square = (square * square) >> BITS;
  }
  return value;
}

/** About how many milliseconds a multiplier takes: a double is right within one of them. */
const nearMs = (multiplier: Hundredths) =>
  Math.log(multiplier / 100) * (GROWTH.denominator / GROWTH.numerator);

/**
 * The multiplier that the flight shows so many milliseconds after take-off, rounded down to hundredths and the cap
 * at most. A part of a millisecond does not count.
 */
export function multiplierAt(elapsedMs: number, cap: Hundredths): Hundredths {
  const whole = Math.floor(elapsedMs);
  if (whole <= 0) return 100;
  if (whole > nearMs(cap) + 1) return cap;
  return Math.min(cap, Number((100n * curveAt(whole)) >> BITS));
}

/** The first millisecond at which the flight shows a multiplier. */
export function flightMs(multiplier: Hundredths): number {
  const isThere = (ms: number) => 100n * curveAt(ms) >= BigInt(multiplier) * ONE;
  let ms = Math.max(0, Math.floor(nearMs(multiplier)) - 1);
  while (!isThere(ms)) ms += 1;
  return ms;
}
