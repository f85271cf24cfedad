import { linesWon, rebateMinor } from '@arara/lottery';
import type { Draw, Play, PrizeTable } from '@arara/lottery';
import { minor } from '@arara/money';
import { leafOf } from '../sale/ticket-text.ts';
import type { IssueSaid } from '../sale/ticket-text.ts';
import type { SettledTicket, WaitingTicket } from '../ticket.repository.ts';

/** An issue with its result, as all its tickets are looked at. */
export interface DrawnTo extends IssueSaid {
  readonly draw: Draw;
}

/**
 * What a ticket wins of a draw: each line on its own, and the rebate of its mode whatever it wins. Stakes
 * that come back, as with a tie, are no win. Throws for one that is not as it was counted before the draw: whoever
 * can write the row could else write what won.
 */
export function winningsOf(
  ticket: WaitingTicket,
  issue: DrawnTo,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): SettledTicket {
  if (!leafOf(ticket, issue, table).equals(ticket.leaf)) {
    throw new Error('its text is not the one that was counted');
  }
  const lines = linesWon(ticket, issue.draw, plays, table);
  const prize = lines.reduce((sum, line) => sum + line.prize, 0n);
  const rebate = rebateMinor(table, minor(ticket.stake), ticket.mode);
  return { id: ticket.id, won: lines.some(({ won }) => won), prize, rebate };
}
