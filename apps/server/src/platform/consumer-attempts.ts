/** How often a consumer tries an event, and how long it waits in between. */
export interface AttemptPolicy {
  readonly max: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** Eight attempts within about two minutes: what a restart or a slow neighbour mends, mends itself. */
export const usualAttempts: AttemptPolicy = {
  max: 8,
  firstWaitMs: 1_000,
  longestWaitMs: 60_000,
};

/** The pause after so many failed attempts: it doubles up to a bound. */
export function waitMsAfter(attempts: number, policy: AttemptPolicy): number {
  return Math.min(policy.firstWaitMs * 2 ** (attempts - 1), policy.longestWaitMs);
}
