import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The roles with what each may do; they change with a release, and no more often. */
export const useRoles = () =>
  useQuery({
    queryKey: ['staff', 'roles'],
    queryFn: ({ signal }) => api('staffRoles', { signal }),
  });
