import type { Answer } from '../../lib/api.ts';

const hourMs = 3_600_000;
const leastMs = 1_000;

/** Milliseconds until something of the limits changes by itself: an end of a pause or of a period. */
export function untilNextChange(
  { limits, pausedUntil, excludedUntil }: Answer<'limits'>,
  now: number,
): number {
  const changes = limits.flatMap(({ resetsAt, pending }) => [resetsAt, pending?.effectiveAt]);
  const left = [pausedUntil, excludedUntil, ...changes]
    .filter((at) => at !== null && at !== undefined)
    .map((at) => Date.parse(at) - now)
    .filter((ms) => ms > 0);
  return Math.max(leastMs, Math.min(hourMs, ...left));
}
