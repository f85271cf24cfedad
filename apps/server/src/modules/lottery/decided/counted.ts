import type { Games } from '../games.ts';
import { saidPromise } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { leafOf } from '../sale/ticket-text.ts';
import type { WaitingTicket } from '../ticket.repository.ts';

/** True if a ticket's row is what was counted before the draw; one whose prizes may not stand is not. */
export async function isCounted(
  { games }: { readonly games: Games },
  ticket: WaitingTicket,
  issue: IssueRow,
): Promise<boolean> {
  try {
    const table = await games.tableOf(ticket.prize_table, ticket.table_version);
    const said = { ...issue, promise: saidPromise(issue) };
    return leafOf(ticket, said, table).equals(ticket.leaf);
  } catch {
    return false;
  }
}
