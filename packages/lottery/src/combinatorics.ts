/** How many ways there are to choose k of n; 0 where k is more than n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  const few = Math.min(k, n - k);
  // Whole at every step: a product of i numbers in a row is divisible by i!.
  for (let i = 1; i <= few; i += 1) ways = (ways * (n - few + i)) / i;
  return Math.round(ways);
}

/** The same without a bound on how large it may grow: for proofs, not for lines. */
export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Every choice of k of the items, in their order. */
export function* combinations<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - k; at += 1) {
    for (const rest of combinations(items, k - 1, at + 1)) yield [items[at] as T, ...rest];
  }
}

/** Every way to take one item of each list. */
export function* products<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...others] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const item of first) for (const rest of products(others)) yield [item, ...rest];
}

/** In how many orders numbers can stand that come as often as the pattern says. */
export function orderingsOf(pattern: readonly number[]): number {
  let left = pattern.reduce((sum, times) => sum + times, 0);
  return pattern.reduce((ways, times) => {
    const placed = ways * choose(left, times);
    left -= times;
    return placed;
  }, 1);
}
