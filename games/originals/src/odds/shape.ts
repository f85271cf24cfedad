import type { Fraction } from '@arara/money';

const DIGITS = 12n;

/** An exponent in eighths, so that it is data without a rounded number. */
export interface Exponent {
  readonly eighths: number;
}

/**
 * The size of the prize of an outcome beside the others: its chance to the power of minus so many eighths, in
 * units of 10^-12, rounded down. Rarer outcomes are larger; the exponent says by how much.
 */
export function shapeOf(chance: Fraction, { eighths }: Exponent): bigint {
  const power = BigInt(eighths);
  const { numerator, denominator } = chance;
  return root8((denominator ** power * 10n ** (8n * DIGITS)) / numerator ** power);
}

/** The eighth root, rounded down: three square roots, each of which is exact in its rounding. */
function root8(value: bigint): bigint {
  return squareRoot(squareRoot(squareRoot(value)));
}

/** The largest integer whose square is not above the value, by Newton's method from above. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
