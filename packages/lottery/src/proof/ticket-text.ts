import { roundings, type RoundedBy } from '../winnings.ts';
import { isCode, isCount, isHash, isNumero, isRecord, faultsOf, type Fields } from './fields.ts';

/** A ticket as it is hashed into its issue's tree: all that it can win by, and nothing about whose it is. */
export interface TicketSaid {
  /** Its number, under which its member finds it. */
  readonly ticket: string;
  readonly game: string;
  readonly numero: string;
  /** The hash of its issue's promise when it was sold (`promiseHash`). */
  readonly promise: string;
  /** The prizes that it was sold under, as `prizesSaid` names them. */
  readonly prizes: string;
  readonly mode: number;
  readonly unit: string;
  /** In minor units of its currency. */
  readonly stake: string;
  /** How its winnings become whole minor units; the texts of the first tickets do not say `line`. */
  readonly roundedBy: RoundedBy;
  /** Keeps its neighbours in the tree from guessing it. */
  readonly salt: string;
  readonly lines: readonly LineSaid[];
}

export interface LineSaid {
  readonly play: string;
  readonly rows: readonly (readonly number[])[];
  readonly places: readonly number[] | null;
  readonly multiple: number;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isCounts = (value: unknown): boolean => Array.isArray(value) && value.every(isCount);

const lineFields: Fields<LineSaid> = {
  play: isText,
  rows: (value) => Array.isArray(value) && value.every(isCounts),
  places: (value) => value === null || isCounts(value),
  multiple: isCount,
};

const isLine = (value: unknown): boolean => faultsOf(lineFields, value).length === 0;

const fields: Fields<TicketSaid> = {
  ticket: isText,
  game: isCode,
  numero: isNumero,
  promise: isHash,
  prizes: isText,
  mode: isCount,
  unit: isText,
  stake: (value) => typeof value === 'string' && /^\d{1,15}$/.test(value),
  roundedBy: (value) => roundings.some((each) => each === value),
  salt: isText,
  lines: (value) => Array.isArray(value) && value.length > 0 && value.every(isLine),
};

/** A ticket to be said: a line that names no places says so. */
export type TicketToSay = Omit<TicketSaid, 'lines'> & {
  readonly lines: readonly (Omit<LineSaid, 'places'> & Partial<Pick<LineSaid, 'places'>>)[];
};

/** The text of a ticket: one ticket has one text, with nothing else in it. */
export function ticketText(said: TicketToSay): string {
  const { ticket, game, numero, promise, prizes, mode, unit, stake, salt } = said;
  const roundedBy = said.roundedBy === 'line' ? undefined : said.roundedBy;
  // Keys in their order make it the canonical JSON, several times as fast: a million are hashed again at once.
  const lines = said.lines.map(({ multiple, places = null, play, rows }) => {
    return { multiple, places, play, rows };
  });
  const text = { game, lines, mode, numero, prizes, promise, roundedBy, salt, stake, ticket, unit };
  return JSON.stringify(text);
}

/** Reads what `ticketText` wrote; null for any text that it would not have written. */
export function readTicketText(text: string): TicketSaid | null {
  const found = parsed(text);
  if (!isRecord(found)) return null;
  const said = { roundedBy: 'line', ...found };
  if (faultsOf(fields, said).length > 0) return null;
  const read = said as unknown as TicketSaid;
  return ticketText(read) === text ? read : null;
}

/** A line as it stands in a ticket's text, for people: `ssc.positions.direct 1 | 2,3 | - | - | - ×2`. */
export function lineText({ play, rows, places, multiple }: LineSaid): string {
  const marks = rows.map((row) => (row.length === 0 ? '-' : row.join(','))).join(' | ');
  const at = places === null ? '' : ` @ ${places.map((place) => place + 1).join(',')}`;
  return `${play} ${marks}${at} ×${multiple}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
