import type { RandomStream } from '@arara/fairness';
import type { Cell, Grid, SymbolId } from '../events.ts';
import type { Strips } from '../maths.ts';

export const ROWS = 3;

/** Strips cut into symbols. */
export type CutStrips = readonly (readonly SymbolId[])[];

/** Cuts each strip's text into its symbols. */
export function cutStrips(strips: Strips): CutStrips {
  return strips.map((strip) => strip.split(' '));
}

/** Stops each column at a uniformly random place of its strip. */
export function spinStops(strips: CutStrips, random: RandomStream): number[] {
  return strips.map((strip) => random.nextInt(strip.length));
}

/** The symbols in view when the columns stand at these places; a place is that of the top row. */
export function gridAt(strips: CutStrips, stops: readonly number[]): Grid {
  return strips.map((strip, column) => windowAt(strip, stops[column] ?? 0));
}

/** The three symbols in view of one strip. */
export function windowAt(strip: readonly SymbolId[], stop: number): SymbolId[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SymbolId);
}

/** Every cell that holds the symbol, column by column. */
export function cellsOf(grid: Grid, symbol: SymbolId): Cell[] {
  return grid.flatMap((column, x) =>
    column.flatMap((held, y) => (held === symbol ? [[x, y] as const] : [])),
  );
}

/** Columns that stop after so many scatters that one more would reach `least`. */
export function tensionOf(grid: Grid, scatter: SymbolId, least: number): number[] {
  let seen = 0;
  const tense: number[] = [];
  for (const [x, column] of grid.entries()) {
    if (seen >= least - 1) tense.push(x);
    seen += column.filter((symbol) => symbol === scatter).length;
  }
  return tense;
}
