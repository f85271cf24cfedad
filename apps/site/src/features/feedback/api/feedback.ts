import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

const queryKey = ['feedback'];
/** Pictures over a slow network take their time. */
const timeoutMs = 120_000;

/** The feedback that the member has sent, newest first. */
export const feedbackQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => api('feedbackHistory', { signal }),
});

interface Feedback {
  readonly text: string;
  readonly remark: string;
  readonly images: readonly File[];
  readonly key: string;
}

/** Sends what somebody thinks; the list of what was sent is read again. */
export function useSendFeedback() {
  return useMutation({
    mutationFn: ({ text, remark, images, key }: Feedback) => {
      const body = new FormData();
      body.set('text', text);
      body.set('remark', remark);
      for (const image of images) body.append('images', image);
      return api('sendFeedback', { body, timeoutMs, idempotencyKey: key });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
