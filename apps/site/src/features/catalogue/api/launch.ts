import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/language.ts';

/** Asks for a one-time address of a game: for money, or to try it out. */
export function useLaunch() {
  return useMutation({
    mutationFn: ({ nodeId, trial }: { nodeId: string; trial: boolean }) => {
      const body = { nodeId, language: currentLanguage() };
      return trial ? api('launchTrial', { body }) : api('launchGame', { body });
    },
  });
}
