import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf, loginCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { openSession } from '../../../lib/session.ts';
import { staysSignedIn } from '../stay.ts';

/** Signs in. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof loginCall>) =>
      api('login', { body: { ...body, rememberMe: staysSignedIn() } }),
    onSuccess: openSession,
  });
}
