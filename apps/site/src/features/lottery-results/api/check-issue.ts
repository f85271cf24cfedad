import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api.ts';

/** The check of an issue, made on this device; its code comes with the first one. */
export function checkedIssueQuery(proof: Answer<'ticketProof'>) {
  return queryOptions({
    queryKey: ['checked-issue', proof.game, proof.numero, proof.ticket?.index],
    queryFn: async () => (await import('../verify.ts')).checkIssue(proof),
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
}
