import { money, type Money } from './money.ts';
import { mulDivBigint, type Rounding } from './round.ts';

/** amount * numerator / denominator, rounded once in the direction named. */
export function mulDiv(
  amount: Money,
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding,
): Money {
  return money(mulDivBigint(amount.minor, numerator, denominator, rounding), amount.currency);
}

/** A share in basis points: 250 is 2.5 %. */
export function applyBasisPoints(amount: Money, points: number, rounding: Rounding): Money {
  return mulDiv(amount, wholeNumber(points), 10_000n, rounding);
}

/** The amount that a stake pays at a book's multiplier in whole hundredths: 150 pays 1.5 times. */
export function applyHundredths(stake: Money, hundredths: number, rounding: Rounding): Money {
  return mulDiv(stake, wholeNumber(hundredths), 100n, rounding);
}

function wholeNumber(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return BigInt(value);
}
