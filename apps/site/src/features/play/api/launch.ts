import { queryOptions } from '@tanstack/react-query';
import type { Game } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { languageCode } from '../../../lib/language.ts';
import { currentToken, useSession } from '../../../lib/session.ts';
import { start } from '../../../lib/start.ts';
import { launchPayload } from '../launch-payload.ts';
import type { Seat } from '../play-store.ts';

/**
 * The one-time address of a game, for money or to try it out. It is good for one opening: it is
 * never asked for again by itself, and each attempt of a player asks anew.
 */
export function launchQuery({ nodeId, trial }: Seat, game: Game | undefined, attempt: number) {
  return queryOptions({
    queryKey: ['launch', nodeId, trial, attempt],
    enabled: game !== undefined,
    queryFn: () => {
      if (game === undefined) throw new Error('A game is launched before it is known.');
      const body = launchPayload(game, {
        username: useSession.getState().member?.account ?? null,
        token: currentToken(),
        merchantCode: start.merchant,
        language: languageCode(),
      });
      return trial ? api('launchTrial', { body }) : api('launchGame', { body });
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
