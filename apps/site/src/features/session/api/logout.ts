import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { closeSession } from '../../../lib/session.ts';

/** Signs out on the server and on this page; the page forgets even when the server is away. */
export function useLogout() {
  return useMutation({
    mutationFn: () => api('logout', {}),
    onSettled: closeSession,
  });
}
