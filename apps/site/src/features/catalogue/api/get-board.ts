import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';
import { start } from '../../../lib/start.ts';
import { firstBoard } from '../board.ts';
import type { BoardWish } from '../board.ts';

export type BoardLine = Answer<'winnerBoard'>[number];

const refreshMs = 60_000;

/** The largest prizes, or multipliers, of a span. */
export function boardQuery({ period, by }: BoardWish) {
  const isFirst = period === firstBoard.period && by === firstBoard.by;
  return queryOptions({
    queryKey: ['winner-board', period, by],
    queryFn: ({ signal }) => api('winnerBoard', { query: { period, by }, signal }),
    refetchInterval: refreshMs,
    ...(isFirst
      ? { initialData: [...start.winners], initialDataUpdatedAt: start.status.serverTime }
      : {}),
  });
}
