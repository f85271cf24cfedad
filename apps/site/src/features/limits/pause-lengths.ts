/** Hours, as the call takes them. */
const lengths = [24, 72, 168, 720] as const;

export type PauseLength = (typeof lengths)[number];

export const hourMs = 3_600_000;

/**
 * The pauses that end later than the present one, since none can be made shorter. One that ends a moment
 * later is no other pause: who has just begun a day is not offered the same day again.
 */
export function lengthsAfter(pausedUntil: string | null, now: number): readonly PauseLength[] {
  if (pausedUntil === null) return lengths;
  return lengths.filter((hours) => now + hours * hourMs >= Date.parse(pausedUntil) + hourMs);
}
