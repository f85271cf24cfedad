import { queryOptions, useMutation } from '@tanstack/react-query';
import type { limitKinds, limitPeriods } from '@arara/contract';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { closeSession } from '../../../lib/session.ts';
import { serverNow } from '../../../lib/start.ts';
import { untilNextChange } from '../next-change.ts';

export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: ({ signal }) => api('limits', { signal }),
  staleTime: 0,
  // The state of a pause or a period on the page is true no longer than these last.
  refetchInterval: ({ state: { data } }) =>
    data === undefined ? false : untilNextChange(data, serverNow()),
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
    // The server has ended every session of the member, this page's too.
    onSuccess: closeSession,
  });
}
