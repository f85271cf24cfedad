import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf, forgotByEmailCall, resetByLinkCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';

/** Asks for a recovery mail; the answer never tells whether the account exists. */
export function useForgotByEmail() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof forgotByEmailCall>) => api('forgotByEmail', { body }),
  });
}

/** Sets a new password with the link of the mail. */
export function useResetByLink() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof resetByLinkCall>) => api('resetByLink', { body }),
  });
}
