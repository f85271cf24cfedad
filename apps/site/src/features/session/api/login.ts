import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf, login } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { openSession } from '../../../lib/session.ts';

/** Signs in; what belonged to the visitor is read again for the member. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof login>) => api('login', { body }),
    onSuccess: async (opened) => {
      openSession(opened);
      await queryClient.invalidateQueries();
    },
  });
}
