import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';
import type { ShownTicket } from '../verify.ts';

/** The check of an issue and of a ticket in it, made on this device; its code comes with the first one. */
export function checkedIssueQuery(proof: Answer<'ticketProof'>, ticket: ShownTicket | null) {
  return queryOptions({
    queryKey: ['checked-issue', proof.game, proof.numero, proof.ticket?.index, ticket?.id],
    queryFn: async () => (await import('../verify.ts')).checkIssue(proof, ticket),
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
}
