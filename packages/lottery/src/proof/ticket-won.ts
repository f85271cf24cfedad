import { minor } from '@arara/money';
import type { Draw } from '../draw/model.ts';
import { plays } from '../games/plays.ts';
import { stakeUnits } from '../prizes/amounts.ts';
import { faultsOfTable } from '../prizes/proof.ts';
import { ticketWon } from '../winnings.ts';
import type { TicketWon } from '../winnings.ts';
import type { TicketProof } from './published.ts';
import { readTicketText } from './ticket-text.ts';

/**
 * The prize of a ticket in a draw of this model, by the table that it was sold under; null where its ways to bet,
 * its unit or its table are none that this verifier knows.
 */
export function wonOf(ticket: TicketProof, model: string, draw: Draw): TicketWon | null {
  try {
    return reckoned(ticket, model, draw);
  } catch {
    // The person who hands a proof to a verifier may have written anything in it: a value that is no table wins
    // nothing.
    return null;
  }
}

function reckoned(
  { text, prizes: table }: TicketProof,
  model: string,
  draw: Draw,
): TicketWon | null {
  const said = readTicketText(text);
  const unit = stakeUnits.find((each) => each === said?.unit);
  if (said === null || unit === undefined) return null;
  const isKnown = said.lines.every(({ play }) => plays.get(play)?.model.code === model);
  if (!isKnown || faultsOfTable(table, plays).length > 0) return null;
  return ticketWon({ ...said, unit, stake: minor(BigInt(said.stake)) }, draw, plays, table);
}
