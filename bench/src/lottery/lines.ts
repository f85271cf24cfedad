import { randomInt } from 'node:crypto';
import type { TicketLine } from '@arara/contract';
import { linesOfTicket } from './settings.ts';

/** The lines of a ticket as chance will have them. */
export function randomLines(): TicketLine[] {
  return Array.from({ length: linesOfTicket }, () => ({
    play: 'ssc.front2.direct',
    rows: [[randomInt(10)], [randomInt(10)]],
    multiple: 1,
  }));
}
