import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { kept } from '../../../lib/kept.ts';

/** The registration form as the operator set it. */
export const registerSettingsQuery = queryOptions({
  ...kept('register-settings', ({ signal }) => api('registerSettings', { signal })),
  staleTime: 300_000,
});
