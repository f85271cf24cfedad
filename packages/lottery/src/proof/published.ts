import {
  isCode,
  isCount,
  isHash,
  isHashes,
  isInstant,
  isNumero,
  isTicket,
  type Fields,
} from './fields.ts';
import type { PrizeTable } from '../prizes/table.ts';

/** The published facts of every issue, whoever draws it: its tickets and, once it is known, its result. */
export interface PublishedIssue {
  readonly game: string;
  /** Code of the draw model. */
  readonly model: string;
  readonly numero: string;
  /** When the sale ended, ISO 8601 in UTC; published before it began. */
  readonly closeAt: string;
  /** Without a result by then it is void, ISO 8601 in UTC; published before its sale. */
  readonly voidAt: string;
  /** Published when the sale had ended and before the draw. */
  readonly ticketsRoot: string;
  readonly tickets: number;
  /** The leaves of all tickets, where whoever publishes the proof adds them. */
  readonly leaves?: readonly string[];
  /** A ticket whose place among the others is to be proven. */
  readonly ticket?: TicketProof;
  /** As `drawText` writes it; empty until the result is known. */
  readonly draw: string;
}

export interface TicketProof {
  readonly text: string;
  /** The prizes that it was sold under, whole: its text says their hash. */
  readonly prizes: PrizeTable;
  readonly index: number;
  readonly path: readonly string[];
}

/** The fields that every issue has. */
export const publishedFields: Fields<PublishedIssue> = {
  game: isCode,
  model: isCode,
  numero: isNumero,
  closeAt: isInstant,
  voidAt: isInstant,
  ticketsRoot: isHash,
  tickets: isCount,
  leaves: (value) => value === undefined || isHashes(value),
  ticket: (value) => value === undefined || isTicket(value),
  draw: (value) => typeof value === 'string',
};
