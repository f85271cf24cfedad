import { useMutation } from '@tanstack/react-query';
import { api, sealBody } from '../../../lib/api.ts';
import { openSession } from '../../../lib/session.ts';
import { solveBotCheck } from '../bot-check.ts';

/** Signs a visitor in to a trial account with play money. */
export function useFreePlay() {
  return useMutation({
    mutationFn: async () => {
      const challenge = await solveBotCheck();
      const value = (await sealBody({ challenge })) ?? JSON.stringify({ challenge });
      return api('freePlay', {
        body: { os: navigator.userAgent.slice(0, 40), platform: 'W', value, gatewayVersion: 3 },
      });
    },
    onSuccess: openSession,
  });
}
