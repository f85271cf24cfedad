import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const shown = 10;

/** The latest results of a lottery; `lastNumero` is the newest known, so that another asks anew. */
export function drawsQuery(gameCode: string, lastNumero: string) {
  return queryOptions({
    queryKey: ['lottery-draws', gameCode, lastNumero],
    queryFn: ({ signal }) =>
      api('drawsOfGame', { params: { gameCode }, query: { count: shown }, signal }),
    staleTime: Infinity,
  });
}
