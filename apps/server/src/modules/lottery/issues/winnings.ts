import { hitsOfSeen, prizeOf, rebateMinor, seenOf, unitsWon } from '@arara/lottery';
import type { Draw, Play, PrizeTable } from '@arara/lottery';
import { minor } from '@arara/money';
import { selectionOf } from '../sale/order.ts';
import { leafOf } from '../sale/ticket-text.ts';
import type { IssueSaid } from '../sale/ticket-text.ts';
import type { SettledTicket, WaitingTicket } from '../ticket.repository.ts';

type Sold = Pick<WaitingTicket, 'lines' | 'unit' | 'mode'>;

/**
 * What each line of a ticket wins of a draw under the prizes that it was sold with, rounded down to
 * the cent.
 */
export const linePrizesOf = (...of: Parameters<typeof linesOf>): bigint[] =>
  linesOf(...of).map(({ prize }) => prize);

function linesOf(
  { lines, unit, mode }: Sold,
  draw: Draw,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): { readonly prize: bigint; readonly won: boolean }[] {
  return lines.map((line) => {
    const play = plays.get(line.play);
    if (play === undefined) throw new Error(`play type ${line.play} is gone`);
    const seen = seenOf(play.type.view, draw);
    const hits = hitsOfSeen(play, selectionOf(line), seen, draw);
    if (hits.length === 0) return { prize: 0n, won: false };
    const prize = prizeOf(table, play, hits, { unit, mode, multiple: line.multiple });
    return { prize, won: unitsWon(play, hits) > 0 };
  });
}

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
  const { draw } = issue;
  const lines = linesOf(ticket, draw, plays, table);
  const prize = lines.reduce((sum, line) => sum + line.prize, 0n);
  const rebate = rebateMinor(table, minor(ticket.stake), ticket.mode);
  return { id: ticket.id, won: lines.some(({ won }) => won), prize, rebate };
}
