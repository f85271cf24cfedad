import { fraction, minor, plus, toMinor, toWeights } from '@arara/money';
import type { Fraction, Minor } from '@arara/money';
import type { Draw } from './draw/model.ts';
import { seenOf } from './draw/view.ts';
import { hitsOfSeen, unitsWon } from './line.ts';
import type { Play } from './play-type.ts';
import { rebateExactly, winOf } from './prizes/amounts.ts';
import type { StakeUnit } from './prizes/amounts.ts';
import type { PrizeTable } from './prizes/table.ts';
import type { Selection } from './selection.ts';

/**
 * How winnings become whole minor units, always downwards: each `line` alone, as the first tickets were
 * sold, or the `ticket` once. A ticket keeps the rule that it was sold under.
 */
export const roundings = ['line', 'ticket'] as const;
export type RoundedBy = (typeof roundings)[number];

/** The bet, as a ticket and its text keep it. */
export interface SoldTicket {
  readonly unit: StakeUnit;
  /** Prize mode; 0 under fixed odds. */
  readonly mode: number;
  readonly stake: Minor;
  readonly roundedBy: RoundedBy;
  readonly lines: readonly {
    readonly play: string;
    readonly rows: readonly (readonly number[])[];
    readonly places?: readonly number[] | null | undefined;
    readonly multiple: number;
  }[];
}

/** The outcome of a line. */
export interface LineWon {
  /** Exactly, in minor units and parts of one. */
  readonly win: Fraction;
  /** Stakes that come back, as with a tie, are no win. */
  readonly won: boolean;
}

/** The winnings of a ticket in a draw. */
export interface TicketWon {
  readonly prize: Minor;
  /** The amount that its mode gives back, whatever is drawn. */
  readonly rebate: Minor;
  /** A bet of it has a prize; where none has, what comes back are stakes. */
  readonly won: boolean;
  readonly lines: readonly LineWon[];
}

const nothing = fraction(0n);

/**
 * The winnings of a ticket in a draw under the prizes and the rule that it was sold with. The only place where
 * winnings are rounded: all lines and what the rebate leaves over are added exactly, then rounded down
 * once. Throws RangeError for a way to bet that is not known.
 */
export function ticketWon(
  ticket: SoldTicket,
  draw: Draw,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): TicketWon {
  const lines = ticket.lines.map((line) => lineWon(ticket, line, draw, plays, table));
  const back = rebateExactly(table, ticket.stake, ticket.mode);
  const rebate = toMinor(back, 'down');
  const prize =
    ticket.roundedBy === 'line'
      ? lines.reduce((sum, { win }) => sum + toMinor(win, 'down'), 0n)
      : toMinor(
          plus(
            lines.reduce((sum, { win }) => plus(sum, win), nothing),
            back,
          ),
          'down',
        ) - rebate;
  return { prize: minor(prize), rebate, won: lines.some(({ won }) => won), lines };
}

function lineWon(
  { unit, mode }: SoldTicket,
  { play: code, rows, places, multiple }: SoldTicket['lines'][number],
  draw: Draw,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
): LineWon {
  const play = plays.get(code);
  if (play === undefined) throw new RangeError(`play type ${code} is gone`);
  const selection: Selection = places == null ? { rows } : { rows, places };
  const hits = hitsOfSeen(play, selection, seenOf(play.type.view, draw), draw);
  if (hits.length === 0) return { win: nothing, won: false };
  const win = winOf(table, play, hits, { unit, mode, multiple });
  return { win, won: unitsWon(play, hits) > 0 };
}

/**
 * The prize of a ticket by its lines, which add up to it: each has its exact win rounded down, and the
 * minor units that are left go to those that lost the largest parts by it, earlier lines first.
 */
export function prizesByLine({ prize, lines }: Pick<TicketWon, 'prize' | 'lines'>): Minor[] {
  const whole = lines.map(({ win }) => toMinor(win, 'down'));
  const parts = toWeights(lines.map(({ win }, at) => plus(win, fraction(-(whole[at] ?? 0n)))));
  const left = prize - whole.reduce((sum, each) => sum + each, 0n);
  const first = parts
    .map((part, at) => ({ part, at }))
    .toSorted((a, b) => (a.part === b.part ? a.at - b.at : a.part > b.part ? -1 : 1))
    .slice(0, Number(left));
  const lucky = new Set(first.map(({ at }) => at));
  return whole.map((each, at) => minor(lucky.has(at) ? each + 1n : each));
}
