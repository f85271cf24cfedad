import type { Cell, Coin, Grid, SlotEvent, Values } from '../events.ts';
import { sumOf, valuesWith, worthOf } from '../hold/coins.ts';
import type { HoldMaths } from '../maths.ts';
import { cellsOf } from '../reels/strips.ts';
import { BLANK } from '../respin/screen.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;

/** Laws of coins: each has a value that it may have, a collect symbol pays or gathers all, and what landed stays. */
export function coinsAddUp(maths: HoldMaths, events: readonly SlotEvent[]): boolean {
  const of = <T extends SlotEvent['type']>(type: T): Told<T> | undefined =>
    events.find((event): event is Told<T> => event.type === type);
  const reveal = of('reveal');
  if (reveal === undefined) return false;
  const coins = of('coins')?.coins ?? [];
  const opened = of('holdOpened');
  const isCapped = of('winCap') !== undefined;
  const isOpen = coins.length >= maths.hold.opensAt && !(isCapped && of('holdWin') === undefined);
  if (!coinsAreTrue(maths, reveal.grid, coins)) return false;
  if (!collectIsTrue(maths, reveal.grid, coins, of('collect'), isCapped)) return false;
  if (opened === undefined) return !isOpen && of('holdRespin') === undefined;
  return isOpen && opensTruly(maths, reveal.grid, coins, opened) && respinsAreTrue(maths, events);
}

function coinsAreTrue(maths: HoldMaths, grid: Grid, coins: readonly Coin[]): boolean {
  const places = coins.map(({ cell }) => cell);
  const known = coins.every(({ value }) => maths.hold.values[value] !== undefined);
  return known && String(places) === String(cellsOf(grid, maths.coin));
}

/** It pays where it stands among coins too few to open anything. */
function collectIsTrue(
  maths: HoldMaths,
  grid: Grid,
  coins: readonly Coin[],
  told: Told<'collect'> | undefined,
  isCapped: boolean,
): boolean {
  const [cell] = cellsOf(grid, maths.collect);
  const isDue = cell !== undefined && coins.length > 0 && coins.length < maths.hold.opensAt;
  if (told === undefined) return !isDue || isCapped;
  return isDue && String(told.cell) === String(cell) && told.amount === sumOf(coins);
}

function opensTruly(
  maths: HoldMaths,
  grid: Grid,
  coins: readonly Coin[],
  opened: Told<'holdOpened'>,
): boolean {
  const stays = new Set([maths.coin, maths.collect]);
  const kept = grid.map((column) => column.map((symbol) => (stays.has(symbol) ? symbol : BLANK)));
  const none = grid.map((column) => column.map(() => 0));
  const values = coins.reduce<Values>((so, { cell, value }) => valuesWith(so, cell, value), none);
  const isTrue = String(opened.grid) === String(kept) && String(opened.values) === String(values);
  return isTrue && opened.left === maths.hold.respins;
}

/** Follows the feature event by event. */
function respinsAreTrue(maths: HoldMaths, events: readonly SlotEvent[]): boolean {
  let [grid, values]: [Grid, Values] = [[], []];
  let [left, number] = [0, 0];
  let due: readonly Cell[] = [];
  for (const event of events) {
    if (event.type === 'holdOpened') {
      ({ grid, values, left } = event);
      due = cellsOf(grid, maths.collect);
    } else if (event.type === 'gather') {
      const [next, ...rest] = due;
      if (String(next) !== String(event.cell) || event.value !== worthOf(values)) return false;
      values = valuesWith(values, event.cell, event.value);
      due = rest;
    } else if (event.type === 'holdRespin') {
      number += 1;
      const fresh = cellsOf(grid, BLANK).filter(([x, y]) => event.grid[x]?.[y] !== BLANK);
      const wanted = fresh.length > 0 ? maths.hold.respins : left - 1;
      const isTrue = event.number === number && event.left === wanted && due.length === 0;
      if (!isTrue || left === 0 || String(fresh) !== String(event.landed)) return false;
      if (!staysHeld(grid, event.grid) || !staysWorth(maths, values, event, fresh)) return false;
      ({ grid, values, left } = event);
      due = fresh.filter(([x, y]) => grid[x]?.[y] === maths.collect);
    } else if (event.type === 'holdWin') {
      const isFull = !grid.flat().includes(BLANK);
      const grand = isFull ? maths.hold.grand : 0;
      const isCapped = events.some(({ type }) => type === 'winCap');
      if (event.grand !== grand || event.amount !== worthOf(values) + grand) return false;
      if (left > 0 && !isFull && !isCapped) return false;
    } else if (event.type === 'holdEnd') {
      const held = grid.flat().filter((symbol) => symbol !== BLANK).length;
      return event.respins === number && event.held === held;
    }
  }
  return false;
}

function staysHeld(before: Grid, after: Grid): boolean {
  return before.every((column, x) =>
    column.every((symbol, y) => symbol === BLANK || after[x]?.[y] === symbol),
  );
}

/** A coin that landed has a value of a coin, a collect symbol none yet, and all else keeps its own. */
function staysWorth(
  maths: HoldMaths,
  before: Values,
  { grid, values }: Told<'holdRespin'>,
  fresh: readonly Cell[],
): boolean {
  const isFresh = new Set(fresh.map(String));
  return values.every((column, x) =>
    column.every((value, y) => {
      if (!isFresh.has(String([x, y]))) return value === before[x]?.[y];
      return grid[x]?.[y] === maths.coin ? maths.hold.values[value] !== undefined : value === 0;
    }),
  );
}
