import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const shown = 10;

/**
 * The latest results of a lottery; `lastNumero` is the newest known, so that another asks anew. Nobody
 * asks while that is not known: it would be asked once more.
 */
export function drawsQuery(gameCode: string, lastNumero: string | null) {
  return queryOptions({
    queryKey: ['lottery-draws', gameCode, lastNumero],
    queryFn: ({ signal }) =>
      api('drawsOfGame', { params: { gameCode }, query: { count: shown }, signal }),
    enabled: lastNumero !== null,
    staleTime: Infinity,
    // Until the next one is there those before stay.
    placeholderData: (before) => before,
  });
}
