import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyInputOf, registerByProviderCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { kept } from '../../../lib/kept.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { openSession } from '../../../lib/session.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import { underKey } from '../registration-key.ts';
import { staysSignedIn } from '../stay.ts';

/** The sign-in providers of this site. */
export const providersQuery = queryOptions({
  ...kept('providers', ({ signal }) => api('providers', { signal })),
  staleTime: 300_000,
});

/** Ends a visit to a provider by signing in. */
export async function finishVisit(provider: VisitedProvider, answer: string): Promise<void> {
  const body = { answer, rememberMe: staysSignedIn() };
  openSession(await api('finishProvider', { params: { provider }, body }));
}

/** Ends a visit that was begun to link the provider's account to the own one. */
export async function finishLink(provider: VisitedProvider, answer: string): Promise<void> {
  await api('linkIdentity', { params: { provider }, body: { answer } });
  await queryClient.invalidateQueries();
}

/** Signs in whoever a phone that was proven belongs to. */
export function useEnterByPhone() {
  return useMutation({
    mutationFn: (firebaseIdToken: string) =>
      api('login', {
        body: {
          type: 'firebase',
          firebaseChannel: 'sms',
          firebaseIdToken,
          rememberMe: staysSignedIn(),
        },
      }),
    onSuccess: openSession,
  });
}

/** Opens an account for whoever a provider vouched for. */
export function useRegisterByProvider() {
  return useMutation({
    mutationFn: (form: BodyInputOf<typeof registerByProviderCall>) => {
      const body = { ...form, rememberMe: staysSignedIn() };
      return underKey((idempotencyKey) => api('registerByProvider', { body, idempotencyKey }));
    },
    onSuccess: openSession,
  });
}
