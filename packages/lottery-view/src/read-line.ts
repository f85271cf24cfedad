import { faultOfLine, hitsOf, parseDraw, plays, seenOf, unitsWon } from '@arara/lottery';
import type { Draw, Play, Selection } from '@arara/lottery';
import type { Ticket } from './ticket.ts';

export type TicketLine = Ticket['lines'][number];

/** The marks on a line. */
interface MarkedLine {
  readonly play: string;
  readonly rows: readonly (readonly number[])[];
  readonly places?: readonly number[] | undefined;
}

/** A number of a row, or the word it stands for, and whether the draw made something of it. */
export interface Mark {
  readonly text: string;
  readonly isWord: boolean;
  readonly hit: boolean;
}

export interface ReadRow {
  readonly name: string;
  readonly marks: readonly Mark[];
}

export interface ReadLine {
  /** Those in which something is marked. */
  readonly rows: readonly ReadRow[];
  /** How many bets of it won; null before the draw. */
  readonly won: number | null;
  /** How many got their stake back, as with a tie. */
  readonly returned: number;
}

/** The marks of a line, and the draw's outcome for each; null for a way to bet that is unknown here. */
export function readLine(line: MarkedLine, result: string | null): ReadLine | null {
  const play = plays.get(line.play);
  if (play === undefined) return null;
  const selection = selectionOf(line);
  const draw = result === null ? null : parseDraw(play.model, result);
  const all = play.type.grammar.rows.map(({ name, options, low, high }, row) => ({
    name,
    marks: (line.rows[row] ?? []).map((number) => ({
      text: options?.[number - low] ?? String(number).padStart(String(high).length, '0'),
      isWord: options !== undefined,
      hit: draw !== null && isHit(play, selection, draw, row, number),
    })),
  }));
  const rows = all.filter(({ marks }) => marks.length > 0);
  if (draw === null) return { rows, won: null, returned: 0 };
  const hits = hitsOf(play, selection, draw);
  const won = unitsWon(play, hits);
  return { rows, won, returned: hits.reduce((sum, { units }) => sum + units, -won) };
}

const selectionOf = ({ rows, places }: MarkedLine): Selection =>
  places === undefined ? { rows } : { rows, places };

function wonBets(play: Play, selection: Selection, draw: Draw): number {
  return unitsWon(play, hitsOf(play, selection, draw));
}

/**
 * True if a number counts. Where the count of numbers decides, those that were drawn do; elsewhere
 * those without which the line would have won less.
 */
function isHit(play: Play, selection: Selection, draw: Draw, row: number, number: number): boolean {
  const { rule, view } = play.type;
  if (rule.rule === 'match') {
    const isExtra = rule.extra !== undefined && row === selection.rows.length - 1;
    const drawn = isExtra ? draw[rule.extra?.part ?? 0] : seenOf(view, draw);
    return drawn?.includes(number) === true;
  }
  const won = wonBets(play, selection, draw);
  if (won === 0) return false;
  const rows = selection.rows.map((marks, at) =>
    at === row ? marks.filter((one) => one !== number) : marks,
  );
  const without = { ...selection, rows };
  return faultOfLine(play, without) !== null || wonBets(play, without, draw) < won;
}
