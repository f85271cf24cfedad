import type { Side } from './hands.ts';

/** A result as a road shows it: the winner, or null for a tie. */
export type RoadResult = Side | null;

/** Every road has so many rows. */
export const ROAD_ROWS = 6;

/** A place of the big road: all results of one winner in a row stand below one another. */
export interface BigCell {
  readonly column: number;
  readonly row: number;
  readonly winner: Side;
  /** Ties that came at it. */
  readonly ties: number;
}

/**
 * The big road of results, the oldest first: a new winner begins a column to the right, the same one goes down, and turns to
 * the right where the way down ends or is taken. A tie is counted at the place before it; ties before the first winner
 * are left out.
 */
export function bigRoad(results: readonly RoadResult[]): BigCell[] {
  const cells: BigCell[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => !taken.has(`${column} ${row}`);
  /** The column in which the winner of now began. */
  let began = -1;
  for (const winner of results) {
    const last = cells.at(-1);
    if (winner === null) {
      if (last !== undefined) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let at = { column: 0, row: 0 };
    if (last?.winner === winner) {
      const below = last.row + 1;
      // A way that has turned goes on to the right.
      const isDown = last.column === began && below < ROAD_ROWS && isFree(began, below);
      at = isDown ? { column: began, row: below } : { column: last.column + 1, row: last.row };
    } else {
      do began += 1;
      while (!isFree(began, 0));
      at = { column: began, row: 0 };
    }
    taken.add(`${at.column} ${at.row}`);
    cells.push({ ...at, winner, ties: 0 });
  }
  return cells;
}

/**
 * The results that stand on a bead plate of so many columns, the oldest first: it fills column by column, and a full one
 * leaves on the left.
 */
export function beadPlate<R>(results: readonly R[], columns: number): readonly R[] {
  const full = Math.ceil(results.length / ROAD_ROWS) - columns;
  return results.slice(Math.max(0, full) * ROAD_ROWS);
}
