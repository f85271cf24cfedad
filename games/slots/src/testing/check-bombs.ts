import { entryFor } from '../award.ts';
import type { BombsEvent, Grid, SlotEvent } from '../events.ts';
import type { AnywhereMaths } from '../maths.ts';

/**
 * Laws of a model that pays anywhere: a symbol that is there often enough pays with all its cells, and the bombs of the
 * grid that stands at the end multiply the win of their spin, in free spins with those that were kept.
 */
export function bombsAddUp(maths: AnywhereMaths, events: readonly SlotEvent[]): boolean {
  let [grid, won, kept, isFree]: [Grid, number, number, boolean] = [[], 0, 0, false];
  let struck: BombsEvent | null = null;
  for (const event of events) {
    if (event.type === 'freeSpin') isFree = true;
    if (event.type === 'reveal') [won, struck] = [0, null];
    if ('grid' in event) grid = event.grid;
    if (event.type === 'anywhereWins') {
      if (!paysAll(maths, grid, event.wins)) return false;
      won += event.amount;
    }
    if (event.type === 'bombs') {
      const sum = valuesIn(maths, grid).reduce((all, value) => all + value, isFree ? kept : 0);
      const told = event.bombs.map(({ cell: [x, y] }) => maths.bombs[grid[x]?.[y] ?? '']);
      if (String(told) !== String(valuesIn(maths, grid))) return false;
      if (String(told) !== String(event.bombs.map(({ value }) => value))) return false;
      if (event.multiplier !== sum || event.amount !== won * (sum - 1)) return false;
      struck = event;
      if (isFree) kept = sum;
    }
    if (event.type === 'spinEnd' && struck === null && !isOver(events)) {
      const idle = won === 0 || (valuesIn(maths, grid).length === 0 && (!isFree || kept === 0));
      if (!idle) return false;
    }
  }
  return true;
}

const isOver = (events: readonly SlotEvent[]): boolean =>
  events.some(({ type }) => type === 'winCap');

function valuesIn({ bombs }: AnywhereMaths, grid: Grid): number[] {
  return grid.flat().flatMap((symbol) => bombs[symbol] ?? []);
}

function paysAll(
  { paytable }: AnywhereMaths,
  grid: Grid,
  wins: readonly { readonly symbol: string; readonly count: number; readonly amount: number }[],
): boolean {
  const counts = new Map<string, number>();
  for (const symbol of grid.flat()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const paying = [...counts].flatMap(([symbol, count]) => {
    const amount = entryFor(paytable[symbol] ?? {}, count);
    return amount > 0 ? [`${symbol} ${count} ${amount}`] : [];
  });
  const told = wins.map(({ symbol, count, amount }) => `${symbol} ${count} ${amount}`);
  return String(paying.toSorted()) === String(told.toSorted());
}
