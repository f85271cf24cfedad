import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ticketQuery } from './get-tickets.ts';

/** Takes a ticket back; asking twice gives its stake back once. */
export function useCancelTicket(id: string) {
  return useMutation({
    mutationFn: () => api('cancelTicket', { params: { id } }),
    onSuccess: ({ ticket }) => {
      queryClient.setQueryData(ticketQuery(id).queryKey, {
        ...ticket,
        linePrizes: null,
        prizeHeld: null,
      });
      return queryClient.invalidateQueries({ queryKey: ['tickets'] });
    },
  });
}
