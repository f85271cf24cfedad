import type { Cell, CellsWin, Grid, SymbolId } from '../events.ts';
import type { SizePays } from '../falls/pays.ts';
import type { ClusterMaths } from '../maths.ts';

/** The amount that each cluster of touching cells pays. A wild joins every cluster it touches, and makes none. */
export function clusterWins(
  maths: ClusterMaths,
  pays: SizePays,
  grid: Grid,
  multiplier: number,
): CellsWin[] {
  const cells = grid.flat();
  const held = countsOf(cells);
  const wilds = held.get(maths.wild) ?? 0;
  const done = new Uint8Array(cells.length);
  const wins: CellsWin[] = [];
  for (const [place, symbol] of cells.entries()) {
    const bySize = pays.get(symbol);
    if (bySize === undefined || done[place] === 1) continue;
    // Most symbols have too few cells for any cluster: they need no search.
    if (bySize[(held.get(symbol) ?? 0) + wilds] === 0) continue;
    const reached = spread(cells, maths.rows, place, maths.wild);
    for (const each of reached) if (cells[each] === symbol) done[each] = 1;
    const amount = (bySize[reached.length] ?? 0) * multiplier;
    if (amount === 0) continue;
    wins.push({ symbol, count: reached.length, cells: cellsAt(maths, reached), amount });
  }
  return wins;
}

function countsOf(cells: readonly SymbolId[]): Map<SymbolId, number> {
  const counts = new Map<SymbolId, number>();
  for (const symbol of cells) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

/** Every place that is reached from one over its sides; places go down the columns. */
function spread(
  cells: readonly SymbolId[],
  rows: number,
  from: number,
  wild: SymbolId,
): readonly number[] {
  const symbol = cells[from];
  const reached = [from];
  const seen = new Set(reached);
  const reach = (place: number) => {
    const held = cells[place];
    if (held === undefined || (held !== symbol && held !== wild) || seen.has(place)) return;
    seen.add(place);
    reached.push(place);
  };
  for (const place of reached) {
    const row = place % rows;
    reach(place - rows);
    reach(place + rows);
    if (row > 0) reach(place - 1);
    if (row < rows - 1) reach(place + 1);
  }
  return reached.sort((a, b) => a - b);
}

function cellsAt(maths: ClusterMaths, places: readonly number[]): Cell[] {
  return places.map((place) => [Math.floor(place / maths.rows), place % maths.rows]);
}
