/** Hours, as the call takes them. */
const lengths = [24, 72, 168, 720] as const;

export type PauseLength = (typeof lengths)[number];

export const hourMs = 3_600_000;

/** The pauses that end later than the present one: none can be made shorter. */
export function lengthsAfter(pausedUntil: string | null, now: number): readonly PauseLength[] {
  if (pausedUntil === null) return lengths;
  return lengths.filter((hours) => now + hours * hourMs > Date.parse(pausedUntil));
}
