import { minor, type Minor } from './minor.ts';
import { mulDivBigint, type Rounding } from './round.ts';

/** An exact ratio in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** numerator / denominator in lowest terms. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('division by zero');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator, denominator) * sign;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** a + b. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** a · b. */
export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a / b. */
export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** An exact number of minor units as a whole one, rounded once in the direction named. */
export function toMinor({ numerator, denominator }: Fraction, rounding: Rounding): Minor {
  return minor(mulDivBigint(1n, numerator, denominator, rounding));
}

/** Ratios as whole numbers of one size: 1/2 and 1/3 are 3 and 2. */
export function toWeights(values: readonly Fraction[]): bigint[] {
  const whole = values.reduce((common, { denominator }) => {
    return (common / greatestCommonDivisor(common, denominator)) * denominator;
  }, 1n);
  return values.map(({ numerator, denominator }) => numerator * (whole / denominator));
}

/** The nearest double, for figures that are shown and never paid. */
export function toNumber(value: Fraction): number {
  // Sixty bits below the leading one keep more than a double can hold.
  const shift = bitLength(value.denominator) - bitLength(value.numerator) + 60;
  const scaled =
    shift >= 0
      ? (value.numerator << BigInt(shift)) / value.denominator
      : value.numerator / (value.denominator << BigInt(-shift));
  return Number(scaled) * 2 ** -shift;
}

/** A double as so many decimal digits, rounded to the nearest; for figures that are shown. */
export function roundedDecimal(value: number, digits: number): string {
  const scale = 10 ** digits;
  return toDecimal(fraction(BigInt(Math.round(value * scale)), BigInt(scale)), digits);
}

/** Decimal digits, the last one rounded down: 0.9612. */
export function toDecimal(value: Fraction, digits: number): string {
  const negative = value.numerator < 0n;
  const size = negative ? -value.numerator : value.numerator;
  const scaled = String((size * 10n ** BigInt(digits)) / value.denominator).padStart(
    digits + 1,
    '0',
  );
  const sign = negative ? '-' : '';
  if (digits === 0) return sign + scaled;
  return `${sign}${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
}

function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(2).length;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (low !== 0n) [high, low] = [low, high % low];
  return high === 0n ? 1n : high;
}
