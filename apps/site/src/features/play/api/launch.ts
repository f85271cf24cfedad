import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/language.ts';
import type { Seat } from '../play-store.ts';

/**
 * The one-time address of a game, for money or to try it out. It is good for one opening: it is
 * never asked for again by itself, and each attempt of a player asks anew.
 */
export function launchQuery({ nodeId, trial }: Seat, attempt: number) {
  return queryOptions({
    queryKey: ['launch', nodeId, trial, attempt],
    queryFn: () => {
      const body = { nodeId, language: currentLanguage() };
      return trial ? api('launchTrial', { body }) : api('launchGame', { body });
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
