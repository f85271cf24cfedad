import {
  costMils,
  faultOfLine,
  isMode,
  isPlayedOn,
  liabilitiesOf,
  paysNothing,
  sells,
  shareOf,
  tidySelection,
  unitBetsOf,
  wholeMinor,
} from '@arara/lottery';
import type {
  Play,
  PrizeTable,
  RoundedBy,
  Selection,
  SelectionFault,
  StakeUnit,
} from '@arara/lottery';
import type { TicketLine } from '@arara/contract';
import type { Minor } from '@arara/money';
import type { LotteryGame } from '../lottery.ports.ts';
import type { Quota } from './sale.plug.ts';

/** How the winnings of every ticket that is sold now are rounded. */
export const newRounding: RoundedBy = 'ticket';

/** The wish of a player for a ticket. */
export interface TicketWish {
  readonly tableVersion: number;
  readonly mode: number;
  readonly unit: StakeUnit;
  readonly lines: readonly TicketLine[];
}

/** A ticket that keeps every rule, and what it costs. */
export interface PricedOrder {
  readonly lines: readonly TicketLine[];
  readonly unitBets: number;
  readonly stake: Minor;
}

/** Its amounts at risk, too: reckoned when all else is right, for that is the most work. */
export interface TicketOrder extends PricedOrder {
  readonly liabilities: ReadonlyMap<string, bigint>;
}

export type OrderFault =
  | { readonly fault: 'prizes' }
  | { readonly fault: 'mode' }
  | { readonly fault: 'fraction' }
  | { readonly fault: 'play'; readonly line: number }
  | { readonly fault: 'nothing'; readonly line: number }
  | { readonly fault: 'selection'; readonly line: number; readonly of: SelectionFault };

/** Lines that keep every rule, and what they cost together in thousandths of a minor unit. */
interface ReadLines extends Pick<PricedOrder, 'lines' | 'unitBets'> {
  readonly mils: bigint;
}

/**
 * Reads a wish against the rules and reckons its price; nothing that the player's page says about
 * either is believed.
 */
export function orderOf(
  game: LotteryGame,
  plays: ReadonlyMap<string, Play>,
  wish: TicketWish,
  /** The day of the draw in the lottery's own zone. */
  drawDate: string,
): PricedOrder | OrderFault {
  const read = readLines(game, plays, wish);
  if ('fault' in read) return read;
  const { lines, unitBets, mils } = read;
  const fault = faultOfDay(plays, lines, drawDate);
  if (fault !== null) return fault;
  const stake = wholeMinor(mils);
  return stake === null ? { fault: 'fraction' } : { lines, unitBets, stake };
}

/** The lines of a wish on any day. Each is looked at only as far as its grammar allows. */
export function readLines(
  game: LotteryGame,
  plays: ReadonlyMap<string, Play>,
  wish: TicketWish,
): ReadLines | OrderFault {
  const { table } = game;
  if (wish.tableVersion !== table.version) return { fault: 'prizes' };
  if (!isMode(table, wish.mode)) return { fault: 'mode' };
  const lines: TicketLine[] = [];
  let unitBets = 0;
  let mils = 0n;
  for (const [at, line] of wish.lines.entries()) {
    const play = plays.get(line.play);
    if (play === undefined || !isOffered(game, play)) return { fault: 'play', line: at };
    const of = faultOfLine(play, selectionOf(line));
    if (of !== null) return { fault: 'selection', line: at, of };
    const selection = tidySelection(selectionOf(line));
    const bets = unitBetsOf(play, selection);
    const terms = { unit: wish.unit, multiple: line.multiple, mode: wish.mode };
    if (paysNothing(table, play, selection, terms)) return { fault: 'nothing', line: at };
    unitBets += bets;
    mils += costMils(play, bets, terms);
    lines.push({ play: line.play, ...writable(selection), multiple: line.multiple });
  }
  return { lines, unitBets, mils };
}

/** The first line that is not played on the day of a draw; null: all are. */
export function faultOfDay(
  plays: ReadonlyMap<string, Play>,
  lines: readonly TicketLine[],
  drawDate: string,
): OrderFault | null {
  const line = lines.findIndex(({ play: code }) => {
    const play = plays.get(code);
    return play === undefined || !isPlayedOn(play, drawDate);
  });
  return line === -1 ? null : { fault: 'play', line };
}

/** An order whose price is right, with what it puts at risk. */
export function withLiabilities(
  table: PrizeTable,
  plays: ReadonlyMap<string, Play>,
  order: PricedOrder,
  terms: Pick<TicketWish, 'unit' | 'mode'>,
): TicketOrder {
  const { unit, mode } = terms;
  const { lines } = order;
  const sold = { lines, unit, mode, roundedBy: newRounding };
  const liabilities = liabilitiesOfLines(table, plays, sold);
  return { ...order, liabilities };
}

/** The amounts that lines that keep the rules put at risk, cell by cell. */
export function liabilitiesOfLines(
  table: PrizeTable,
  plays: ReadonlyMap<string, Play>,
  {
    lines,
    unit,
    mode,
    roundedBy,
  }: Pick<TicketWish, 'lines' | 'unit' | 'mode'> & { readonly roundedBy: RoundedBy },
): ReadonlyMap<string, bigint> {
  const liabilities = new Map<string, bigint>();
  for (const line of lines) {
    const play = plays.get(line.play);
    if (play === undefined) throw new Error(`play type ${line.play} is gone`);
    const terms = { unit, mode, multiple: line.multiple, roundedBy };
    for (const { cell, amount } of liabilitiesOf(table, play, selectionOf(line), terms)) {
      liabilities.set(cell, (liabilities.get(cell) ?? 0n) + amount);
    }
  }
  return liabilities;
}

function isOffered({ model, table }: LotteryGame, play: Play): boolean {
  return play.model.code === model.code && sells(table, play);
}

/** The selection of a line. */
export function selectionOf({ rows, places }: TicketLine): Selection {
  return places === undefined ? { rows } : { rows, places };
}

function writable({ rows, places }: Selection): Pick<TicketLine, 'rows' | 'places'> {
  const copied = rows.map((row) => [...row]);
  return places === undefined ? { rows: copied } : { rows: copied, places: [...places] };
}

/** The bounds of an issue that a ticket claims a part of. */
export function quotasOf(
  game: LotteryGame,
  order: Pick<TicketOrder, 'stake' | 'liabilities'>,
  playerId: bigint,
): Quota[] {
  const { stake, liabilities } = order;
  return [
    { scope: 'issue', amount: stake, cap: game.issueMax },
    { scope: `player:${playerId}`, amount: stake, cap: game.playerMax },
    ...[...liabilities].flatMap(([cell, amount]) => [
      { scope: `cell:${cell}`, amount, cap: game.liabilityMax },
      { scope: `share:${playerId}:${cell}`, amount, cap: shareOf(game.liabilityMax) },
    ]),
  ];
}
