import {
  costMils,
  faultOfLine,
  isMode,
  isPlayedOn,
  liabilitiesOf,
  sells,
  tidySelection,
  unitBetsOf,
  wholeMinor,
} from '@arara/lottery';
import type { Play, PrizeTable, Selection, SelectionFault, StakeUnit } from '@arara/lottery';
import type { TicketLine } from '@arara/contract';
import type { Minor } from '@arara/money';
import type { LotteryGame } from '../lottery.deps.ts';
import type { Quota } from './sale.plug.ts';

/** What a player asks for. */
export interface TicketWish {
  readonly tableVersion: number;
  readonly mode: number;
  readonly unit: StakeUnit;
  readonly lines: readonly TicketLine[];
}

/** A ticket that keeps every rule: what it costs and what it puts at risk. */
export interface TicketOrder {
  readonly lines: readonly TicketLine[];
  readonly unitBets: number;
  readonly stake: Minor;
  readonly liabilities: ReadonlyMap<string, bigint>;
}

export type OrderFault =
  | { readonly fault: 'prizes' }
  | { readonly fault: 'mode' }
  | { readonly fault: 'fraction' }
  | { readonly fault: 'play'; readonly line: number }
  | { readonly fault: 'selection'; readonly line: number; readonly of: SelectionFault };

/**
 * Reads a wish against the rules and reckons its price; nothing that the player's page says about
 * either is believed. Each line is looked at only as far as its grammar allows.
 */
export function orderOf(
  game: LotteryGame,
  plays: ReadonlyMap<string, Play>,
  wish: TicketWish,
  /** The day of the draw in the lottery's own zone. */
  drawDate: string,
): TicketOrder | OrderFault {
  const { table } = game;
  if (wish.tableVersion !== table.version) return { fault: 'prizes' };
  if (!isMode(table, wish.mode)) return { fault: 'mode' };
  const lines: TicketLine[] = [];
  let unitBets = 0;
  let mils = 0n;
  for (const [at, line] of wish.lines.entries()) {
    const play = plays.get(line.play);
    if (play === undefined || !isOffered(game, play, drawDate)) {
      return { fault: 'play', line: at };
    }
    const of = faultOfLine(play, selectionOf(line));
    if (of !== null) return { fault: 'selection', line: at, of };
    const selection = tidySelection(selectionOf(line));
    const bets = unitBetsOf(play, selection);
    const terms = { unit: wish.unit, multiple: line.multiple, mode: wish.mode };
    unitBets += bets;
    mils += costMils(play, bets, terms);
    lines.push({ play: line.play, ...writable(selection), multiple: line.multiple });
  }
  const stake = wholeMinor(mils);
  if (stake === null) return { fault: 'fraction' };
  const liabilities = liabilitiesOfLines(table, plays, { ...wish, lines });
  return { lines, unitBets, stake, liabilities };
}

/** What lines that keep the rules put at risk, cell by cell. */
export function liabilitiesOfLines(
  table: PrizeTable,
  plays: ReadonlyMap<string, Play>,
  { lines, unit, mode }: Pick<TicketWish, 'lines' | 'unit' | 'mode'>,
): ReadonlyMap<string, bigint> {
  const liabilities = new Map<string, bigint>();
  for (const line of lines) {
    const play = plays.get(line.play);
    if (play === undefined) throw new Error(`play type ${line.play} is gone`);
    const terms = { unit, mode, multiple: line.multiple };
    for (const { cell, amount } of liabilitiesOf(table, play, selectionOf(line), terms)) {
      liabilities.set(cell, (liabilities.get(cell) ?? 0n) + amount);
    }
  }
  return liabilities;
}

function isOffered({ model, table }: LotteryGame, play: Play, drawDate: string): boolean {
  return play.model.code === model.code && sells(table, play) && isPlayedOn(play, drawDate);
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
    ...[...liabilities].map(([cell, amount]) => ({
      scope: `cell:${cell}`,
      amount,
      cap: game.liabilityMax,
    })),
  ];
}
