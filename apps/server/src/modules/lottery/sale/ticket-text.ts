import { canonicalJson } from '@arara/fairness';
import type { TicketRow } from '../ticket.repository.ts';

type Told = Pick<
  TicketRow,
  | 'ref'
  | 'game_code'
  | 'numero'
  | 'prize_table'
  | 'table_version'
  | 'mode'
  | 'unit'
  | 'stake'
  | 'salt'
  | 'lines'
>;

/**
 * A ticket as it is hashed into its issue's tree: all that it can win by, and nothing about whose it
 * is.
 */
export function ticketText(ticket: Told): string {
  return canonicalJson({
    ticket: ticket.ref,
    game: ticket.game_code,
    numero: ticket.numero,
    prizes: `${ticket.prize_table}@${ticket.table_version}`,
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
