import { money, type Money } from './money.ts';

/**
 * Splits an amount by weights without losing a unit: each part gets its share rounded toward
 * zero, then the units left over go to the largest remainders, earlier parts first on a tie.
 */
export function allocate(total: Money, weights: readonly bigint[]): Money[] {
  const sign = total.minor < 0n ? -1n : 1n;
  const size = total.minor * sign;
  const whole = weights.reduce((sum, weight) => sum + checkedWeight(weight), 0n);
  if (whole === 0n) throw new RangeError('weights must add up to more than zero');

  const parts = weights.map((weight, index) => ({
    index,
    share: (size * weight) / whole,
    remainder: (size * weight) % whole,
  }));
  const given = parts.reduce((sum, part) => sum + part.share, 0n);
  const byRemainder = parts.toSorted((a, b) => {
    if (a.remainder === b.remainder) return a.index - b.index;
    return a.remainder > b.remainder ? -1 : 1;
  });
  const lucky = byRemainder.slice(0, Number(size - given));
  for (const part of lucky) part.share += 1n;
  return parts.map((part) => money(part.share * sign, total.currency));
}

function checkedWeight(weight: bigint): bigint {
  if (weight < 0n) throw new RangeError(`negative weight: ${weight}`);
  return weight;
}
