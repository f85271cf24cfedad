import { hash } from 'node:crypto';
import { prizesSaid, ticketText as textOf } from '@arara/lottery';
import type { PrizeTable } from '@arara/lottery';
import type { TicketRow } from '../ticket.repository.ts';

type Told = Pick<TicketRow, 'ref' | 'mode' | 'unit' | 'stake' | 'salt' | 'lines' | 'rounded_by'>;

/** The fields of an issue that all tickets of it carry. */
export type IssueSaid = Pick<TicketRow, 'game_code' | 'numero'> & { readonly promise: string };

/** The text of a ticket that was sold under these prizes, as it is hashed into its issue's tree. */
export function ticketText(
  ticket: Told,
  { game_code: game, numero, promise }: IssueSaid,
  table: PrizeTable,
): string {
  return textOf({
    ticket: ticket.ref,
    game,
    numero,
    promise,
    prizes: prizesSaid(table),
    mode: ticket.mode,
    unit: ticket.unit,
    stake: String(ticket.stake),
    roundedBy: ticket.rounded_by,
    salt: ticket.salt,
    lines: ticket.lines,
  });
}

/**
 * The leaf of a ticket, as `ticketLeaf` of `packages/lottery` has it: by the hash of the runtime, which is
 * several times as fast, for all tickets of an issue are hashed again before they are paid.
 */
export const leafOf = (ticket: Told, issue: IssueSaid, table: PrizeTable): Buffer =>
  hash('sha256', `\0${ticketText(ticket, issue, table)}`, 'buffer');
