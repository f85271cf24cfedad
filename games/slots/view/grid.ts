import type { Book } from '@arara/game-kit';
import type { Grid, SlotBook, SlotTitle } from '../src/index.ts';

/** Columns and rows of a title's grid. */
export function gridSize({ maths }: SlotTitle): {
  readonly columns: number;
  readonly rows: number;
} {
  return maths.model === 'cluster'
    ? { columns: maths.columns, rows: maths.rows }
    : { columns: 5, rows: 3 };
}

/** The grid that a round ended with, else the title's symbols in a pleasant order. */
export function firstGrid(title: SlotTitle, last: Book | null): Grid {
  const seen = (last as SlotBook | null)?.events.findLast(
    (event) => event.type === 'reveal' || event.type === 'cascade',
  );
  if (seen?.type === 'reveal' || seen?.type === 'cascade') return seen.grid;
  const { columns, rows } = gridSize(title);
  const ids = title.symbols.filter(({ kind }) => kind !== 'scatter').map(({ id }) => id);
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => ids[(column * 3 + row * 2) % ids.length] ?? ''),
  );
}
