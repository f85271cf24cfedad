import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyInputOf, changePasswordCall } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { rereadFactors } from '../../../lib/reread-factors.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api('sessions', { signal }),
  staleTime: 0,
});

export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: ({ signal }) => api('signIns', { signal }),
});

export function useRevokeSession() {
  return useMutation({
    mutationFn: (id: string) => api('revokeSession', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** A code that opens the account on another device; the list of devices is read again for it. */
export function useSignInCode() {
  return useMutation({
    mutationFn: () => api('signInCode', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    gcTime: 0,
  });
}

/** Ends every session but the one of this page. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => api('endOtherSessions', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Changes the password; the other sessions end with it. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changePasswordCall>) => api('changePassword', { body }),
    onError: rereadFactors,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
