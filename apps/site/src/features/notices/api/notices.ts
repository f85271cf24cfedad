import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyInputOf, chooseNoticeCall } from '@arara/contract';
import type { Answer } from '../../../lib/api.ts';
import { api } from '../../../lib/api.ts';
import { askAnew } from '../../../lib/kept.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type NoticeChoice = Answer<'noticeChoices'>['notices'][number];

/** The notices that the member wants to hear. */
export const choicesQuery = queryOptions({
  queryKey: ['notice-choices'],
  queryFn: ({ signal }) => api('noticeChoices', { signal }),
  staleTime: 0,
});

/** Switches one notice; what is announced on the site is asked for anew. */
export function useChooseNotice() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof chooseNoticeCall>) => api('chooseNotice', { body }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey }),
        askAnew(['notices']),
      ]),
  });
}
