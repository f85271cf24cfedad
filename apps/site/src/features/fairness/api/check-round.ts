import { queryOptions } from '@tanstack/react-query';
import { loadNamespaces } from '../../../lib/i18n.ts';

/** The check of a round, made on this device; the games' code and words come with the first one. */
export function checkedRoundQuery(round: unknown) {
  return queryOptions({
    queryKey: ['checked-round', round],
    queryFn: async () => {
      const [{ checkRound }] = await Promise.all([import('../verify.ts'), loadNamespaces('games')]);
      return checkRound(round);
    },
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
}
