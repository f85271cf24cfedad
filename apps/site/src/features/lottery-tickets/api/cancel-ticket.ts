import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ticketQuery } from '../../../lib/lottery-tickets.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Takes a ticket back; asking twice gives its stake back once. */
export function useCancelTicket(id: string) {
  return useMutation({
    mutationFn: () => api('cancelTicket', { params: { id } }),
    onSuccess: ({ ticket }) => {
      queryClient.setQueryData(
        ticketQuery(id).queryKey,
        (before) => before && { ...before, ...ticket },
      );
      return queryClient.invalidateQueries({ queryKey: ['tickets'] });
    },
  });
}
