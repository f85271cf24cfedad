/** Where chance comes from: rules take one of these and nothing else. */
export interface RandomStream {
  /** A uniform integer from 0 to bound - 1; bound is 1 to 2^32. */
  nextInt(bound: number): number;
  /** A uniform integer from 0 to bound - 1, of any size. */
  nextBelow(bound: bigint): bigint;
  /** An index, each with the chance its integer weight has in the sum. */
  pick(weights: readonly number[]): number;
  /** A new array in uniformly random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}
