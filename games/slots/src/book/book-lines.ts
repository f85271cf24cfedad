import type { Cell, Grid, LineWin, SymbolId } from '../events.ts';
import type { BookMaths } from '../maths.ts';

type BookRules = Pick<BookMaths, 'lines' | 'paytable' | 'scatter'>;

/** The amounts that lines pay from the left; the book stands for every symbol, also on the first column. */
export function bookLineWins(maths: BookRules, grid: Grid): LineWin[] {
  return maths.lines.flatMap((line, index) => {
    const symbols = line.map((row, column) => grid[column]?.[row] ?? '');
    const symbol = symbols.find((each) => each !== maths.scatter) ?? maths.scatter;
    const end = symbols.findIndex((each) => each !== symbol && each !== maths.scatter);
    const count = end === -1 ? symbols.length : end;
    const amount = maths.paytable[symbol]?.[count] ?? 0;
    if (amount === 0) return [];
    const cells = line.map((row, column): Cell => [column, row]).slice(0, count);
    return [{ symbol, count, line: index + 1, cells, amount }];
  });
}

/** The columns that hold a symbol. */
export function columnsWith(grid: Grid, symbol: SymbolId): number[] {
  return grid.flatMap((column, x) => (column.includes(symbol) ? [x] : []));
}

/** The same grid with the symbol in every cell of these columns. */
export function expanded(grid: Grid, symbol: SymbolId, columns: readonly number[]): Grid {
  return grid.map((column, x) => (columns.includes(x) ? column.map(() => symbol) : column));
}

/** The amounts that lines pay for the columns that a symbol fills, wherever they are. */
export function expandedWins(
  maths: BookRules,
  symbol: SymbolId,
  columns: readonly number[],
): LineWin[] {
  const amount = maths.paytable[symbol]?.[columns.length] ?? 0;
  if (amount === 0) return [];
  return maths.lines.map((line, index) => {
    const cells = columns.map((column): Cell => [column, line[column] ?? 0]);
    return { symbol, count: columns.length, line: index + 1, cells, amount };
  });
}
