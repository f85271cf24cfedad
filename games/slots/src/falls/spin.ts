import { entryFor } from '../award.ts';
import type {
  AnywhereWinsEvent,
  ClusterWinsEvent,
  Grid,
  SymbolId,
  WaysWinsEvent,
} from '../events.ts';
import type { FallsMaths, FreeSpinRules, GridMaths } from '../maths.ts';
import { cellsOf } from '../reels/strips.ts';
import type { RoundScript } from '../round.ts';
import { cascade, cellsOfWins } from './cascade.ts';

/** A spin has never come near it; it keeps the loop finite whatever the data. */
const CASCADES_MAX = 100;

/** A model's own part of a spin. */
export interface Falls {
  /** The next symbol that comes into a column. */
  readonly nextSymbol: (column: number) => SymbolId;
  /** The wins of a grid; null where nothing pays. */
  readonly winsOf: (grid: Grid) => ClusterWinsEvent | AnywhereWinsEvent | WaysWinsEvent | null;
  /** Called after each fall. */
  readonly afterFall?: () => void;
}

/** Fills columns of equal height, tells them and lets them fall. */
export function playGrid({ columns, rows }: GridMaths, round: RoundScript, falls: Falls): Grid {
  const first = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, () => falls.nextSymbol(column)),
  );
  round.tell({ type: 'reveal', grid: first, strips: null, stops: null, tension: [] });
  return playFalls(first, round, falls);
}

/** Lets a grid fall until nothing pays any more; answers the grid that stands then. */
export function playFalls(first: Grid, round: RoundScript, falls: Falls): Grid {
  let grid = first;
  for (let fall = 0; fall < CASCADES_MAX && !round.isOver(); fall += 1) {
    const event = falls.winsOf(grid);
    if (event === null) break;
    round.win(event);
    if (round.isOver()) break;
    const fallen = cascade(grid, cellsOfWins(event.wins), falls.nextSymbol);
    round.tell(fallen);
    grid = fallen.grid;
    falls.afterFall?.();
  }
  return grid;
}

/** Scatters never leave the grid, so those in view when the falls end have all come. Answers the spins that they award. */
export function tellScatters(
  { scatter }: FallsMaths,
  grid: Grid,
  awards: FreeSpinRules['awards'],
  round: RoundScript,
): number {
  if (round.isOver()) return 0;
  const cells = cellsOf(grid, scatter);
  const spins = entryFor(awards, cells.length);
  if (spins > 0) round.win({ type: 'scatterWin', symbol: scatter, cells, amount: 0 });
  return spins;
}

/** Plays free spins to their end or to the cap; `spin` plays one and answers how many more it awards. */
export function playFreeSpins(
  { spinsMax }: FreeSpinRules,
  award: number,
  round: RoundScript,
  spin: () => number,
): void {
  const before = round.total();
  let total = Math.min(award, spinsMax);
  let number = 0;
  while (number < total && !round.isOver()) {
    number += 1;
    round.tell({ type: 'freeSpin', number, total });
    const more = Math.min(spin(), spinsMax - total);
    if (more > 0) {
      total += more;
      round.tell({ type: 'freeSpinsAwarded', spins: more, cause: 'again' });
    }
  }
  round.tell({ type: 'freeSpinsEnd', spins: number, amount: round.total() - before });
}
