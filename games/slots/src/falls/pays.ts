import { entryFor } from '../award.ts';
import type { SymbolId } from '../events.ts';
import type { GridMaths } from '../maths.ts';

/** The amounts that each symbol pays for every number of cells that the grid has room for. */
export type SizePays = ReadonlyMap<SymbolId, readonly number[]>;

/** Spells the paytable out, size by size: a size between two entries pays as the smaller one. */
export function sizePays(maths: GridMaths): SizePays {
  const sizes = Array.from({ length: maths.columns * maths.rows + 1 }, (_, size) => size);
  const rows = Object.entries(maths.paytable).map(
    ([symbol, pays]) => [symbol, sizes.map((size) => entryFor(pays, size))] as const,
  );
  return new Map(rows);
}
