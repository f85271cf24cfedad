import { queryOptions } from '@tanstack/react-query';
import type { Ticket } from '@arara/lottery-view';

/** An order with lines: a ticket, or a chase, which has no result of its own. */
export type LinesOf = Pick<Ticket, 'id' | 'lines' | 'result' | 'unit'>;

/** The lines of a ticket in the words of its rules, which come with the first ticket that is opened. */
export function readLinesQuery({ id, lines, result }: Omit<LinesOf, 'unit'>) {
  return queryOptions({
    queryKey: ['ticket-lines', id, result],
    queryFn: async () => {
      const { readLine } = await import('@arara/lottery-view/read-line');
      return lines.map((line) => ({ line, read: readLine(line, result) }));
    },
    // While the result comes in, the lines stay as they are.
    placeholderData: (before) => before,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
}
