/** The plan that a player set before auto-play: how long, and what ends it early. */
export interface AutoPlan {
  readonly count: number;
  /** Multiples of the stake. */
  readonly lossStop: number;
  /** Null means that no prize ends auto-play. */
  readonly winStop: number | null;
}

/** Auto-play under way; amounts are minor units. */
export interface AutoRun extends AutoPlan {
  readonly left: number;
  /** The amount that it has cost so far, prizes taken off: negative is a gain. */
  readonly lost: bigint;
}

/** Why auto-play came to its end. */
export type AutoEnd = 'count' | 'loss' | 'win';

interface PlayedAmounts {
  readonly cost: bigint;
  readonly payout: bigint;
  readonly stake: bigint;
}

export const beginAuto = (plan: AutoPlan): AutoRun => ({ ...plan, left: plan.count, lost: 0n });

/**
 * The run after one more round, and whether that was its last. It stops before a round that could
 * lose more than the player allowed, not after it.
 */
export function afterRound(
  run: AutoRun,
  round: PlayedAmounts,
): { readonly run: AutoRun; readonly end: AutoEnd | null } {
  const next = { ...run, left: run.left - 1, lost: run.lost + round.cost - round.payout };
  return { run: next, end: endOf(next, round) };
}

function endOf(run: AutoRun, { cost, payout, stake }: PlayedAmounts): AutoEnd | null {
  if (run.winStop !== null && payout >= stake * BigInt(run.winStop)) return 'win';
  if (run.left <= 0) return 'count';
  return run.lost + cost > stake * BigInt(run.lossStop) ? 'loss' : null;
}
