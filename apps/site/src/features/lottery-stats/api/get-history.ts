import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** As many as the call tells at once (packages/contract). */
const historyMax = 100;

/** Many results of a lottery, newest first; `lastNumero` is the newest known: another asks anew. */
export function historyQuery(gameCode: string, lastNumero: string) {
  return queryOptions({
    queryKey: ['lottery-draws', gameCode, lastNumero, historyMax],
    queryFn: ({ signal }) =>
      api('drawsOfGame', { params: { gameCode }, query: { count: historyMax }, signal }),
    staleTime: Infinity,
    // Until the next ones are there those before stay.
    placeholderData: (before) => before,
  });
}
