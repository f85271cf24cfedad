import { entryFor } from '../award.ts';
import type { Cell, CascadeEvent, ClusterWinsEvent, Grid, SymbolId, WaysWinsEvent } from '../events.ts';
import { cellsOf } from '../reels/strips.ts';
import type { RoundScript } from '../round.ts';

/** A spin has never come near it; it keeps the loop finite whatever the data. */
const CASCADES_MAX = 100;

/** What a model says while its grid falls. */
export interface FallRules {
  /** The wins of the grid as one event; null where nothing wins. */
  winsOf(grid: Grid): ClusterWinsEvent | WaysWinsEvent | null;
  /** Draws the next symbol that comes into a column. */
  nextSymbol(column: number): SymbolId;
  /** The multiplier may climb: winning cells have left. */
  climb(): void;
}

/** Tells wins and lets the grid fall until nothing wins or the round is over; the grid that then stands. */
export function playFalls(round: RoundScript, first: Grid, rules: FallRules): Grid {
  let grid = first;
  for (let fall = 0; fall < CASCADES_MAX && !round.isOver(); fall += 1) {
    const won = rules.winsOf(grid);
    if (won === null) break;
    round.win(won);
    if (round.isOver()) break;
    const event = cascade(grid, cellsOfWins(won.wins), rules.nextSymbol);
    round.tell(event);
    grid = event.grid;
    rules.climb();
  }
  return grid;
}

/**
 * Tells the scatters if they open free spins, and how many these are. Scatters never leave the grid, so those in view
 * when the falls end have all come.
 */
export function tellScatters(
  round: RoundScript,
  grid: Grid,
  scatter: SymbolId,
  awards: Readonly<Record<number, number>>,
): number {
  if (round.isOver()) return 0;
  const cells = cellsOf(grid, scatter);
  const spins = entryFor(awards, cells.length);
  if (spins > 0) round.win({ type: 'scatterWin', symbol: scatter, cells, amount: 0 });
  return spins;
}

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
