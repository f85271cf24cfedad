/** The stake of the next round beside that of the last one: a place of the list of stakes, or the first of auto-play. */
export type StakeChange = 'keep' | 'up' | 'down' | 'first';

/** The plan that a player set before auto-play: how long, what ends it early, and how its stake changes. */
export interface AutoPlan {
  readonly count: number;
  /** Multiples of the stake with which auto-play begins. */
  readonly lossStop: number;
  /** Null means that no prize ends auto-play. */
  readonly winStop: number | null;
  /** After a round that brought more than it cost, and after any other. */
  readonly afterWin: StakeChange;
  readonly afterLoss: StakeChange;
}

/** Auto-play under way; amounts are minor units. */
export interface AutoRun extends AutoPlan {
  readonly left: number;
  /** The amount that it has cost so far, prizes taken off: negative is a gain. */
  readonly lost: bigint;
  /** The stake with which it began, which the stops are multiples of. */
  readonly first: bigint;
}

/** Why auto-play came to its end. */
export type AutoEnd = 'count' | 'loss' | 'win';

export interface PlayedAmounts {
  readonly cost: bigint;
  readonly payout: bigint;
}

export const beginAuto = (plan: AutoPlan, first: bigint): AutoRun => ({
  ...plan,
  left: plan.count,
  lost: 0n,
  first,
});

/** The amount in minor units that a round may cost in all, by the plan's stop at a loss. */
export const roomOf = (run: AutoRun): bigint => run.first * BigInt(run.lossStop) - run.lost;

/** The place of the next stake in the list of stakes, by the plan. */
export function nextStake(
  plan: AutoPlan,
  { cost, payout }: PlayedAmounts,
  places: { readonly now: number; readonly first: number; readonly last: number },
): number {
  const change = payout > cost ? plan.afterWin : plan.afterLoss;
  if (change === 'first') return places.first;
  const step = { keep: 0, up: 1, down: -1 }[change];
  return Math.min(places.last, Math.max(0, places.now + step));
}

/**
 * The run after one more round, and whether that was its last. It stops before a round that could
 * lose more than the player allowed, not after it; `nextCost` is what that round would cost.
 */
export function afterRound(
  run: AutoRun,
  round: PlayedAmounts,
  nextCost: bigint,
): { readonly run: AutoRun; readonly end: AutoEnd | null } {
  const next = { ...run, left: run.left - 1, lost: run.lost + round.cost - round.payout };
  return { run: next, end: endOf(next, round, nextCost) };
}

function endOf(run: AutoRun, { payout }: PlayedAmounts, nextCost: bigint): AutoEnd | null {
  if (run.winStop !== null && payout >= run.first * BigInt(run.winStop)) return 'win';
  if (run.left <= 0) return 'count';
  return nextCost > roomOf(run) ? 'loss' : null;
}
