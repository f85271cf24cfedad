import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { issueAt } from '@arara/lottery-view';
import { lotteryNow, nearQuery } from '../../lib/lottery.ts';
import type { Issue } from '../../lib/lottery.ts';

/** Timers count in 32 bits; what is further away is looked at again by then. */
const timerMaxMs = 2 ** 31 - 1;

/** The known facts of the issues around now, and the one on sale: another as soon as it has closed. */
export function useOnSale(gameCode: string) {
  const query = useQuery(nearQuery(gameCode));
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const { data, refetch } = query;
  const issue: Issue | null = data === undefined ? null : issueAt(data, lotteryNow());
  const closeAt = issue?.closeAt;
  useEffect(() => {
    if (closeAt === undefined) return undefined;
    const timer = setTimeout(
      () => {
        lookAgain();
        void refetch();
      },
      Math.min(timerMaxMs, Math.max(0, closeAt - lotteryNow()) + 20),
    );
    return () => clearTimeout(timer);
  }, [closeAt, refetch]);
  return { query, issue };
}
