import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The registration form as the operator set it. */
export const registerSettingsQuery = queryOptions({
  queryKey: ['register-settings'],
  queryFn: ({ signal }) => api('registerSettings', { signal }),
  staleTime: 300_000,
});
