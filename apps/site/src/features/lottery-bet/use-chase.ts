import { useQuery } from '@tanstack/react-query';
import { lotteryNow } from '../../lib/lottery.ts';
import type { Issue } from '../../lib/lottery.ts';
import { queryClient } from '../../lib/query-client.ts';
import { start } from '../../lib/start.ts';
import { issuesQuery } from './api/get-issues.ts';
import { useOrderChase } from './api/order-chase.ts';
import { chaseOrderOf } from './chase-order.ts';
import type { ChaseWish } from './chase-order.ts';
import type { ChasePlan } from './chase-plan.ts';
import { changeSlip, useSlip } from './slips.ts';
import { useOrder } from './use-order.ts';

export type Chase = ReturnType<typeof useChase>;

/** The issues of a plan, from the one on sale or the next one on. */
export const issuesOf = (issues: readonly Issue[], { issues: count }: ChasePlan): Issue[] =>
  issues.filter(({ closeAt }) => closeAt > lotteryNow()).slice(0, count);

/** The order of a slip as a chase, and the issues it may go over. */
export function useChase(gameCode: string) {
  const slip = useSlip(gameCode);
  const issues = useQuery({ ...issuesQuery(gameCode), enabled: slip.plan !== null });
  const order = useOrder({
    kind: 'chase',
    slip,
    mutation: useOrderChase(),
    complete: (wish: ChaseWish) => {
      // A login in between lasts a while, and what was asked before it is forgotten.
      const known = queryClient.getQueryData(issuesQuery(gameCode).queryKey) ?? issues.data;
      if (known === undefined) return null;
      return chaseOrderOf(wish, issuesOf(known, wish.plan), start.settings.currency);
    },
    madeOf: ({ chase }) => chase,
    onBought: () => changeSlip(gameCode, () => ({ lines: [], plan: null })),
  });
  return { ...order, issues };
}
