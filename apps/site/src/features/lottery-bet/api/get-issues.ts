import { issuesMax } from '@arara/contract/lottery-bounds.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { nearQuery } from '../../../lib/lottery.ts';
import type { Issue } from '../../../lib/lottery.ts';

/** Issues close while somebody looks; others come behind them. */
const againMs = 60_000;

/** The issue on sale and those to come, as many as a chase may have. */
export function issuesQuery(gameCode: string) {
  return queryOptions({
    // A page that asks anew for the issues on sale asks for these, too.
    queryKey: [...nearQuery(gameCode).queryKey, issuesMax],
    queryFn: async ({ signal }): Promise<readonly Issue[]> => {
      const query = { gameCode, count: issuesMax };
      const { current, next } = await api('numerosNear', { query, signal });
      return current === null ? next : [current, ...next];
    },
    staleTime: 0,
    refetchInterval: againMs,
  });
}
