import type { Cell, Grid, SymbolId, WaysWin } from '../events.ts';
import type { WaysMaths } from '../maths.ts';

/** The amounts that each symbol pays over every way from the left; `multiplier` is already in the amounts. */
export function waysWins(
  maths: Pick<WaysMaths, 'wild' | 'paytable'>,
  grid: Grid,
  multiplier: number,
): WaysWin[] {
  const symbols = new Set(grid[0]);
  return [...symbols].flatMap((symbol) => {
    const columns = columnsOf(grid, symbol, maths.wild);
    const pay = maths.paytable[symbol]?.[columns.length] ?? 0;
    if (pay === 0) return [];
    const ways = columns.reduce((product, cells) => product * cells.length, 1);
    const amount = pay * ways * multiplier;
    return [{ symbol, count: columns.length, ways, cells: columns.flat(), amount }];
  });
}

/** The cells of the symbol or a wild, column by column, until a column has none. */
function columnsOf(grid: Grid, symbol: SymbolId, wild: SymbolId): Cell[][] {
  const columns = grid.map((column, x) =>
    column.flatMap((held, y): Cell[] => (held === symbol || held === wild ? [[x, y]] : [])),
  );
  const end = columns.findIndex((cells) => cells.length === 0);
  return end === -1 ? columns : columns.slice(0, end);
}
