/**
 * Minor units on their way from one news to the next, at a share from 0 to 1 of the time between them: they rise softly
 * and never beyond the last true amount. An amount that fell was won, and stands there at once.
 */
export function risingAt(from: bigint, to: bigint, share: number): bigint {
  if (share >= 1 || from >= to) return to;
  return from + BigInt(Math.floor(Number(to - from) * Math.max(0, share)));
}
