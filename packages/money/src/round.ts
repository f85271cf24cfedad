/** down is toward zero, up away from zero, half-even to the nearest with ties to the even one. */
export type Rounding = 'down' | 'up' | 'half-even';

/** value * numerator / denominator in exact integers, rounded once, at the end. */
export function mulDivBigint(
  value: bigint,
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding,
): bigint {
  if (denominator === 0n) throw new RangeError('division by zero');
  const product = value * numerator;
  const negative = product < 0n !== denominator < 0n;
  const size = divideSize(absolute(product), absolute(denominator), rounding);
  return negative ? -size : size;
}

function divideSize(size: bigint, by: bigint, rounding: Rounding): bigint {
  const quotient = size / by;
  const rest = size % by;
  if (rest === 0n || rounding === 'down') return quotient;
  if (rounding === 'up') return quotient + 1n;
  const twice = rest * 2n;
  if (twice > by) return quotient + 1n;
  if (twice < by) return quotient;
  return quotient + (quotient % 2n);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
