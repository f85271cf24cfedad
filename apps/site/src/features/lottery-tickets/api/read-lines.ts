import { queryOptions } from '@tanstack/react-query';
import type { Ticket } from './get-tickets.ts';

/** The lines of a ticket in the words of its rules, which come with the first ticket that is opened. */
export function readLinesQuery({ id, lines, result }: Ticket) {
  return queryOptions({
    queryKey: ['ticket-lines', id, result],
    queryFn: async () => {
      const { readLine } = await import('../read-line.ts');
      return lines.map((line) => ({ line, read: readLine(line, result) }));
    },
    // While the result comes in, the lines stay as they are.
    placeholderData: (before) => before,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
}
