import type { Cell, Grid, LineWin, SymbolId } from '../events.ts';
import type { RespinMaths } from '../maths.ts';

/** A cell of the respins in which nothing has landed. */
export const BLANK: SymbolId = 'blank';

/** The cell in the middle, where the feature opens with a wild. */
export const MIDDLE: Cell = [1, 1];

type ScreenRules = Pick<RespinMaths, 'lines' | 'paytable' | 'wild'>;

/** The amounts that lines of three pay; `multiplier` is already in the amounts. */
export function screenWins(maths: ScreenRules, grid: Grid, multiplier: number): LineWin[] {
  return maths.lines.flatMap((line, index) => {
    const symbol = soleOf(
      maths.wild,
      line.map((row, column) => grid[column]?.[row] ?? BLANK),
    );
    const pay = symbol === null ? 0 : (maths.paytable[symbol]?.[line.length] ?? 0);
    if (symbol === null || pay === 0) return [];
    const cells = line.map((row, column): Cell => [column, row]);
    const amount = pay * multiplier;
    return [{ symbol, count: line.length, line: index + 1, cells, amount }];
  });
}

/** The symbol that fills the grid together with wilds, or the wild itself; null where two differ. */
export function fullScreenOf(wild: SymbolId, grid: Grid): SymbolId | null {
  return soleOf(wild, grid.flat());
}

/** The columns from which on a full screen may still come: the last one, after two of one symbol. */
export function screenTension(wild: SymbolId, grid: Grid): number[] {
  const last = grid.length - 1;
  return soleOf(wild, grid.slice(0, last).flat()) === null ? [] : [last];
}

/** The one symbol that these are, wilds aside; wilds alone are the wild. */
function soleOf(wild: SymbolId, symbols: readonly SymbolId[]): SymbolId | null {
  const others = new Set(symbols.filter((symbol) => symbol !== wild));
  if (others.size > 1 || others.has(BLANK)) return null;
  const [sole = wild] = others;
  return sole;
}
