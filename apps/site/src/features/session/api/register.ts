import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf, registerCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import type { Answer } from '../../../lib/api.ts';
import { openSession } from '../../../lib/session.ts';
import { underKey } from '../registration-key.ts';
import { staysSignedIn } from '../stay.ts';

/** Takes over the session of an account that was opened with one. */
export function enterOpened(value: Answer<'register'>): void {
  if ('token' in value) openSession(value);
}

/** Opens an account and signs it in. */
export function useRegister() {
  return useMutation({
    mutationFn: (form: BodyInputOf<typeof registerCall>) => {
      const body = { ...form, rememberMe: staysSignedIn() };
      return underKey((idempotencyKey) => api('register', { body, idempotencyKey }));
    },
    onSuccess: enterOpened,
  });
}
