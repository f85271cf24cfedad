import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { closeSession, forgetBrowser } from '../../../lib/session.ts';

/** Signs out on the server and in this browser; it forgets even when the server is away. */
export function useLogout() {
  return useMutation({
    mutationFn: () => api('logout', {}),
    onMutate: forgetBrowser,
    onSettled: closeSession,
  });
}
