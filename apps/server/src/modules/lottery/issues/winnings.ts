import { hitsOfSeen, prizeOf, rebateMinor, seenOf } from '@arara/lottery';
import type { Draw, Play, PrizeTable } from '@arara/lottery';
import { minor } from '@arara/money';
import { selectionOf } from '../sale/order.ts';
import type { SettledTicket, WaitingTicket } from '../ticket.repository.ts';

type Sold = Pick<WaitingTicket, 'lines' | 'unit' | 'mode'>;

/**
 * What each line of a ticket wins of a draw under the prizes that it was sold with, rounded down to
 * the cent.
 */
export function linePrizesOf(
  { lines, unit, mode }: Sold,
  draw: Draw,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): bigint[] {
  return lines.map((line) => {
    const play = plays.get(line.play);
    if (play === undefined) throw new Error(`play type ${line.play} is gone`);
    const seen = seenOf(play.type.view, draw);
    const hits = hitsOfSeen(play, selectionOf(line), seen, draw);
    if (hits.length === 0) return 0n;
    return prizeOf(table, play, hits, { unit, mode, multiple: line.multiple });
  });
}

/** What a ticket wins of a draw: each line on its own, and the rebate of its mode whatever it wins. */
export function winningsOf(
  ticket: WaitingTicket,
  draw: Draw,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): SettledTicket {
  const prize = linePrizesOf(ticket, draw, plays, table).reduce((sum, won) => sum + won, 0n);
  const rebate = rebateMinor(table, minor(ticket.stake), ticket.mode);
  return { id: ticket.id, prize, rebate };
}
