import type { Cell, CascadeEvent, Grid, SymbolId } from '../events.ts';

/** Takes cells away, lets what is above them fall, and fills each column from the top. */
export function cascade(
  grid: Grid,
  removed: readonly Cell[],
  nextSymbol: (column: number) => SymbolId,
): CascadeEvent {
  const gone = grid.map(() => new Set<number>());
  for (const [x, y] of removed) gone[x]?.add(y);
  const added = gone.map((rows, x) => Array.from(rows, () => nextSymbol(x)));
  const after = grid.map((column, x) => [
    ...(added[x] ?? []),
    ...column.filter((_, y) => gone[x]?.has(y) !== true),
  ]);
  return { type: 'cascade', removed, added, grid: after };
}

/** The cells of several wins, each once, by column and row. */
export function cellsOfWins(wins: readonly { readonly cells: readonly Cell[] }[]): Cell[] {
  const unique = new Map<string, Cell>();
  for (const cell of wins.flatMap((win) => win.cells)) unique.set(cell.join(), cell);
  return [...unique.values()].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
}
