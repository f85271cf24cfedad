import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyInputOf, registerByProvider } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { kept } from '../../../lib/kept.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { openSession } from '../../../lib/session.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import { underKey } from '../registration-key.ts';

/** The sign-in providers of this site. */
export const providersQuery = queryOptions({
  ...kept('providers', ({ signal }) => api('providers', { signal })),
  staleTime: 300_000,
});

/** Ends a visit to a provider by signing in. */
export async function finishVisit(provider: VisitedProvider, answer: string): Promise<void> {
  openSession(await api('finishProvider', { params: { provider }, body: { answer } }));
}

/** Ends a visit that was begun to link the provider's account to the own one. */
export async function finishLink(provider: VisitedProvider, answer: string): Promise<void> {
  await api('linkIdentity', { params: { provider }, body: { answer } });
  await queryClient.invalidateQueries();
}

/** Signs in whoever a phone that was proven belongs to. */
export function useEnterByPhone() {
  return useMutation({
    mutationFn: (firebaseIdToken: string) => api('phoneProvider', { body: { firebaseIdToken } }),
    onSuccess: openSession,
  });
}

/** Opens an account for whoever a provider vouched for. */
export function useRegisterByProvider() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof registerByProvider>) =>
      underKey((idempotencyKey) => api('registerByProvider', { body, idempotencyKey })),
    onSuccess: openSession,
  });
}
