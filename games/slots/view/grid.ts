import type { Book } from '@arara/game-kit';
import { gridOf } from '../src/index.ts';
import type { Grid, SlotBook, SlotTitle } from '../src/index.ts';

/** The grid that a round ended with, else the title's symbols in a pleasant order. */
export function firstGrid(title: SlotTitle, last: Book | null): Grid {
  const seen = (last as SlotBook | null)?.events.findLast((event) => 'grid' in event);
  if (seen !== undefined && 'grid' in seen) return seen.grid;
  const { columns, rows } = gridOf(title.maths);
  const ids = title.symbols
    .filter(({ kind }) => kind !== 'scatter' && kind !== 'bomb')
    .map(({ id }) => id);
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => ids[(column * 3 + row * 2) % ids.length] ?? ''),
  );
}
