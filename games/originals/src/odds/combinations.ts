/** The ways to take `taken` of `of` things, in no order; 0 where there are not so many. */
export function combinations(of: number, taken: number): bigint {
  if (taken < 0 || taken > of) return 0n;
  let ways = 1n;
  for (let i = 0n; i < BigInt(taken); i += 1n) ways = (ways * (BigInt(of) - i)) / (i + 1n);
  return ways;
}
