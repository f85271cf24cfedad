import type { AnywhereWinsEvent, Bomb, Cell, CellsWin, Grid, SymbolId } from '../events.ts';
import type { SizePays } from '../falls/pays.ts';
import type { AnywhereMaths } from '../maths.ts';

/** The symbols of a grid that are there often enough to pay, wherever they stand; null where none is. */
export function winsAnywhere(pays: SizePays, grid: Grid): AnywhereWinsEvent | null {
  const wins: CellsWin[] = [];
  for (const [symbol, cells] of placesOf(grid)) {
    const amount = pays.get(symbol)?.[cells.length] ?? 0;
    if (amount > 0) wins.push({ symbol, count: cells.length, cells, amount });
  }
  if (wins.length === 0) return null;
  return { type: 'anywhereWins', wins, amount: wins.reduce((sum, win) => sum + win.amount, 0) };
}

/** The bombs of a grid and their values, column by column. */
export function bombsOf({ bombs }: AnywhereMaths, grid: Grid): Bomb[] {
  return grid.flatMap((column, x) =>
    column.flatMap((symbol, y) => {
      const value = bombs[symbol];
      return value === undefined ? [] : [{ cell: [x, y] as const, value }];
    }),
  );
}

/** The cells of each symbol, symbols in the order in which they are met. */
function placesOf(grid: Grid): Map<SymbolId, Cell[]> {
  const places = new Map<SymbolId, Cell[]>();
  for (const [x, column] of grid.entries()) {
    for (const [y, symbol] of column.entries()) {
      const known = places.get(symbol);
      if (known === undefined) places.set(symbol, [[x, y]]);
      else known.push([x, y]);
    }
  }
  return places;
}
