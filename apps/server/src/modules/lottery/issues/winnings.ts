import { ticketWon } from '@arara/lottery';
import type { Draw, Play, PrizeTable, SoldTicket } from '@arara/lottery';
import { minor } from '@arara/money';
import { leafOf } from '../sale/ticket-text.ts';
import type { IssueSaid } from '../sale/ticket-text.ts';
import type { SettledTicket, WaitingTicket } from '../ticket.repository.ts';

/** An issue with its result, as all its tickets are looked at. */
export interface DrawnTo extends IssueSaid {
  readonly draw: Draw;
}

/** The values from which a ticket's winnings are reckoned. */
export const soldOf = ({
  stake,
  rounded_by: roundedBy,
  ...row
}: Pick<WaitingTicket, 'unit' | 'mode' | 'stake' | 'rounded_by' | 'lines'>): SoldTicket => ({
  unit: row.unit,
  mode: row.mode,
  lines: row.lines,
  stake: minor(stake),
  roundedBy,
});

/**
 * The winnings of a ticket in a draw, and the rebate of its mode whatever it wins. Throws for one that is not as
 * it was counted before the draw: whoever can write the row could else write what won.
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
  const { prize, rebate, won } = ticketWon(soldOf(ticket), issue.draw, plays, table);
  return { id: ticket.id, won, prize, rebate };
}
