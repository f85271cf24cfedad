import { queryOptions, useMutation } from '@tanstack/react-query';
import type { limitKinds, limitPeriods } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: ({ signal }) => api('limits', { signal }),
  staleTime: 0,
});

const readAgain = () => queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey });

/** Sets or removes a limit: stricter at once, looser after a day. */
export function useSetLimit() {
  return useMutation({
    mutationFn: (wish: { kind: LimitKind; period: LimitPeriod; value: string | null }) =>
      api('setLimit', {
        params: { kind: wish.kind, period: wish.period },
        body: { value: wish.value },
      }),
    onSuccess: readAgain,
  });
}

export function useSetRealityCheck() {
  return useMutation({
    mutationFn: (minutes: number) => api('setRealityCheck', { body: { minutes } }),
    onSuccess: readAgain,
  });
}

export function usePauseAccount() {
  return useMutation({
    mutationFn: (hours: 24 | 72 | 168 | 720) => api('pauseAccount', { body: { hours } }),
    onSuccess: readAgain,
  });
}

export function useExcludeAccount() {
  return useMutation({
    mutationFn: (body: { months: 2 | 6 | 12 | 60; password: string }) =>
      api('excludeAccount', { body }),
    onSuccess: readAgain,
  });
}
