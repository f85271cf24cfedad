/** How long a player still waits for the next round, in whole milliseconds; 0 when it may come. */
export function paceLeft(sinceLastMs: number | null, roundMinMs: number): number {
  if (sinceLastMs === null) return 0;
  return Math.max(0, Math.ceil(roundMinMs - sinceLastMs));
}
