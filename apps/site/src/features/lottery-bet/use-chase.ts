import { useQuery } from '@tanstack/react-query';
import { lotteryNow } from '../../lib/lottery.ts';
import type { Issue } from '../../lib/lottery.ts';
import { queryClient } from '../../lib/query-client.ts';
import { issuesQuery } from './api/get-issues.ts';
import { type ChaseOrder, useOrderChase } from './api/order-chase.ts';
import { multiplesOf } from './chase-plan.ts';
import type { ChasePlan } from './chase-plan.ts';
import { changeSlip, useSlip } from './slips.ts';
import { useOrder } from './use-order.ts';

/** What somebody is about to order; the issues are those to come when it is sent. */
type Wish = Omit<ChaseOrder, 'steps' | 'stopOnWin'> & { readonly plan: ChasePlan };

export type Chase = ReturnType<typeof useChase>;

/** The issues of a plan, from the one on sale or the next one on. */
export const issuesOf = (issues: readonly Issue[], { issues: count }: ChasePlan): Issue[] =>
  issues.filter(({ closeAt }) => closeAt > lotteryNow()).slice(0, count);

/** The order of a slip as a chase, and the issues it may go over. */
export function useChase(gameCode: string) {
  const { plan: planned } = useSlip(gameCode);
  const issues = useQuery({ ...issuesQuery(gameCode), enabled: planned !== null });
  const order = useOrder({
    kind: 'chase',
    mutation: useOrderChase(),
    complete: ({ plan, ...wish }: Wish): ChaseOrder | null => {
      // A login in between lasts a while, and what was asked before it is forgotten.
      const known = queryClient.getQueryData(issuesQuery(gameCode).queryKey) ?? issues.data;
      if (known === undefined) return null;
      const multiples = multiplesOf(plan);
      const steps = issuesOf(known, plan).map(({ numero }, at) => ({
        numero,
        multiple: multiples[at] ?? 1,
      }));
      return { ...wish, steps, stopOnWin: plan.stopOnWin };
    },
    madeOf: ({ chase }) => chase,
    onBought: () => changeSlip(gameCode, () => ({ lines: [], plan: null })),
  });
  return { ...order, issues };
}
