import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** A fresh image captcha; each refetch gives another one. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: async ({ signal }) => {
    let captchaId = '';
    const image = await api('captcha', {
      signal,
      onHeaders: (headers) => (captchaId = headers.get('captcha-id') ?? ''),
    });
    return { captchaId, image };
  },
  staleTime: Infinity,
  gcTime: 0,
});

/** Right or wrong, an image is good for one try: whoever tries again needs another. */
export function renewCaptcha(): void {
  void queryClient.invalidateQueries({ queryKey: captchaQuery.queryKey });
}
