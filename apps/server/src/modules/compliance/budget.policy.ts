import type { Period } from '../../platform/calendar.ts';
import type { Budget, BudgetKind } from './budget.repository.ts';
import type { PlayTotals } from './compliance.types.ts';

/** The change that a budget needs so that it stands for the limit in force. */
export type BudgetPlan =
  | { readonly do: 'nothing' }
  | { readonly do: 'stop' }
  /** Brings the balance to what is left of the limit by what was played in the period. */
  | { readonly do: 'fill'; readonly target: bigint; readonly givesBack: boolean }
  /** Adds the difference to a limit that was in force: what was used stays used. */
  | { readonly do: 'move'; readonly by: bigint };

/** Nothing is left for the period, and prizes give nothing back. */
export const closed = { do: 'fill', target: 0n, givesBack: false } as const;

/**
 * Compares a budget with the limit in force. `used` is asked for only where what was played in the
 * period matters: a limit set in its middle counts what was lost or staked before it, and a watched
 * one what came by since without taking from it.
 */
export function planBudget(
  budget: Budget | null,
  limit: bigint | null,
  period: Period,
  used: () => bigint,
): BudgetPlan {
  if (limit === null) {
    return budget === null || budget.filledFor === null ? { do: 'nothing' } : { do: 'stop' };
  }
  if (budget === null || budget.filledFor === null) return fillFor(limit, used());
  if (budget.firstDay !== period.firstDay) return fillFor(limit, used());
  if (budget.filledFor === limit) {
    if (budget.watchedUntil === null) return { do: 'nothing' };
    // Closed is closed until the period ends, whatever prizes came by meanwhile.
    return budget.givesBack ? fillFor(limit, used()) : closed;
  }
  if (budget.watchedUntil !== null) return fillFor(limit, used());
  // Once it was below zero in truth, only the totals know where it stands.
  if (!budget.givesBack) return fillFor(limit, used());
  return { do: 'move', by: limit - budget.filledFor };
}

function fillFor(limit: bigint, used: bigint): BudgetPlan {
  const target = limit - used;
  return target < 0n ? closed : { do: 'fill', target, givesBack: true };
}

/** The part of a limit that the totals of its period used up: stakes, or stakes minus prizes. */
export function usedBy(kind: BudgetKind, totals: PlayTotals): bigint {
  return kind === 'stake' ? totals.stake : totals.stake - totals.payout;
}
