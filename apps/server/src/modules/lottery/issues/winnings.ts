import { hitsOfSeen, prizeOf, rebateMinor, seenOf } from '@arara/lottery';
import type { Draw, Play, PrizeTable } from '@arara/lottery';
import { minor } from '@arara/money';
import { selectionOf } from '../sale/order.ts';
import type { SettledTicket, WaitingTicket } from '../ticket.repository.ts';

/**
 * What a ticket wins of a draw under the prizes that it was sold with: each line on its own, rounded
 * down to the cent, and the rebate of its mode whatever it wins.
 */
export function winningsOf(
  ticket: WaitingTicket,
  draw: Draw,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): SettledTicket {
  let prize = 0n;
  for (const line of ticket.lines) {
    const play = plays.get(line.play);
    if (play === undefined) throw new Error(`play type ${line.play} is gone`);
    const seen = seenOf(play.type.view, draw);
    const hits = hitsOfSeen(play, selectionOf(line), seen, draw);
    if (hits.length === 0) continue;
    const { unit, mode } = ticket;
    prize += prizeOf(table, play, hits, { unit, mode, multiple: line.multiple });
  }
  const rebate = rebateMinor(table, minor(ticket.stake), ticket.mode);
  return { id: ticket.id, prize, rebate };
}
