import type { Issue } from '../../lib/lottery.ts';
import type { ChaseOrder } from './api/order-chase.ts';
import { multiplesOf } from './chase-plan.ts';
import type { ChasePlan } from './chase-plan.ts';
import { chasePriceOf, inWords } from './price.ts';

/** The chase that somebody is about to order; the issues are those to come when it is sent. */
export type ChaseWish = Omit<ChaseOrder, 'steps' | 'stopOnWin' | 'price'> & {
  readonly plan: ChasePlan;
};

/**
 * The order of a wish over the issues that are left for it, at what those cost: while somebody signs in,
 * some may have closed. Null where it has no whole price.
 */
export function chaseOrderOf(
  { plan, ...wish }: ChaseWish,
  issues: readonly Pick<Issue, 'numero'>[],
  currency: string,
): ChaseOrder | null {
  const multiples = multiplesOf(plan).slice(0, issues.length);
  const { total } = chasePriceOf(wish.lines, wish, multiples);
  if (total === null) return null;
  const steps = issues.map(({ numero }, at) => ({ numero, multiple: multiples[at] ?? 1 }));
  return { ...wish, steps, stopOnWin: plan.stopOnWin, price: inWords(total, currency) };
}
