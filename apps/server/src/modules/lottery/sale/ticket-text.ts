import { prizesSaid, ticketText as textOf } from '@arara/lottery';
import type { PrizeTable } from '@arara/lottery';
import type { TicketRow } from '../ticket.repository.ts';

type Told = Pick<
  TicketRow,
  'ref' | 'game_code' | 'numero' | 'mode' | 'unit' | 'stake' | 'salt' | 'lines'
>;

/** The text of a ticket that was sold under these prizes, as it is hashed into its issue's tree. */
export function ticketText(ticket: Told, promise: string, table: PrizeTable): string {
  return textOf({
    ticket: ticket.ref,
    game: ticket.game_code,
    numero: ticket.numero,
    promise,
    prizes: prizesSaid(table),
    mode: ticket.mode,
    unit: ticket.unit,
    stake: String(ticket.stake),
    salt: ticket.salt,
    lines: ticket.lines.map(({ play, rows, places, multiple }) => ({
      play,
      rows,
      places: places ?? null,
      multiple,
    })),
  });
}
