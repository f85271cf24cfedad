import { signWithPasskey } from '@arara/client';
import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf, passSecondStepCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { openSession } from '../../../lib/session.ts';

/** The second step of a sign-in. */
export function usePassSecondStep() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof passSecondStepCall>) => api('passSecondStep', { body }),
    onSuccess: openSession,
  });
}

/**
 * Signs in with whatever passkey the device offers; null when its owner turned away. `stays`: the
 * browser stays signed in as long as the brand says.
 */
export function usePasskeyLogin() {
  return useMutation({
    mutationFn: async (stays: boolean) => {
      const { ticket, options } = await api('passkeyChallenge', {});
      const response = await signWithPasskey(options);
      if (response === null) return null;
      return api('passkeyLogin', { body: { ticket, response, rememberMe: stays } });
    },
    onSuccess: (opened) => {
      if (opened !== null) openSession(opened);
    },
  });
}
