import { between } from '@arara/money';

/**
 * Minor units on their way from one news to the next, at a share from 0 to 1 of the time between them: they rise softly
 * and never beyond the last true amount. An amount that fell was won, and stands there at once.
 */
export function risingAt(from: bigint, to: bigint, share: number): bigint {
  return from >= to ? to : between(from, to, share);
}
