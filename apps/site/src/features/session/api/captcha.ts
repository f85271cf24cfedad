import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** A fresh image captcha; each refetch gives another one. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: ({ signal }) => api('captcha', { signal }),
  staleTime: Infinity,
  gcTime: 0,
});
