import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf, register } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { openSession } from '../../../lib/session.ts';

/** Opens an account and signs it in. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof register>) => api('register', { body }),
    onSuccess: openSession,
  });
}
