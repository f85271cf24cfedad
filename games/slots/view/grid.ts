import type { Book } from '@arara/game-kit';
import { gridOf, loosesOf } from '../src/index.ts';
import type { Cell as Place, Grid, SlotBook, SlotTitle, Values } from '../src/index.ts';

/** Heights of a board that nobody has played on: a wave. */
const restHeights = [3, 4, 6, 7, 5, 3];

/** The grid that a round ended with, else the title's symbols in a pleasant order. */
export function firstGrid(title: SlotTitle, last: Book | null): Grid {
  const seen = (last as SlotBook | null)?.events.findLast((event) => 'grid' in event);
  if (seen !== undefined && 'grid' in seen) return seen.grid;
  const { columns, rows } = gridOf(title.maths);
  const loose = loosesOf(title.maths);
  const ids = title.symbols
    .filter(({ id, kind }) => kind !== 'bomb' && !loose.includes(id))
    .map(({ id }) => id);
  const heightOf = (column: number) =>
    title.maths.model === 'variable' ? (restHeights[column] ?? rows) : rows;
  return Array.from({ length: columns }, (_, column) =>
    Array.from(
      { length: heightOf(column) },
      (__, row) => ids[(column * 3 + row * 2) % ids.length] ?? '',
    ),
  );
}

/** The values of that grid's coins. */
export function firstValues(last: Book | null): Values {
  const values: number[][] = [];
  const write = ([column, row]: Place, value: number) => {
    (values[column] ??= [])[row] = value;
  };
  for (const event of (last as SlotBook | null)?.events ?? []) {
    if (event.type === 'coins') for (const { cell, value } of event.coins) write(cell, value);
    if (event.type === 'gather') write(event.cell, event.value);
    if (event.type === 'holdRespin') {
      for (const [x, column] of event.values.entries())
        for (const [y, value] of column.entries()) write([x, y], value);
    }
  }
  return values;
}
