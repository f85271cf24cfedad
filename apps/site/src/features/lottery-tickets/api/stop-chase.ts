import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { chaseQuery } from './get-chases.ts';

/** Ends a chase; asking twice gives its money back once. */
export function useStopChase(id: string) {
  return useMutation({
    mutationFn: () => api('stopChase', { params: { id } }),
    onSuccess: ({ chase }) => {
      queryClient.setQueryData(chaseQuery(id).queryKey, chase);
      void queryClient.invalidateQueries({ queryKey: ['balance'] });
      return queryClient.invalidateQueries({ queryKey: ['chases'] });
    },
  });
}
