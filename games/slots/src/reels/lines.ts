import type { Cell, Grid, LineWin, SymbolId } from '../events.ts';
import type { LinesMaths } from '../maths.ts';

type LineRules = Pick<LinesMaths, 'lines' | 'paytable' | 'wild'>;

/** The amounts that each line pays from the left; `multiplier` is already in the amounts. */
export function lineWins(maths: LineRules, grid: Grid, multiplier: number): LineWin[] {
  return maths.lines.flatMap((line, index) => {
    const cells = line.map((row, column): Cell => [column, row]);
    const { symbol, count } = runOf(
      maths,
      line.map((row, column) => grid[column]?.[row] ?? ''),
    );
    const pay = maths.paytable[symbol]?.[count] ?? 0;
    if (pay === 0) return [];
    const amount = pay * multiplier;
    return [{ symbol, count, line: index + 1, cells: cells.slice(0, count), amount }];
  });
}

/** The first column holds no wild, so its symbol names the run that wilds prolong. */
function runOf(
  maths: LineRules,
  symbols: readonly SymbolId[],
): { symbol: SymbolId; count: number } {
  const symbol = symbols[0] ?? '';
  const end = symbols.findIndex((each) => each !== symbol && each !== maths.wild);
  return { symbol, count: end === -1 ? symbols.length : end };
}
