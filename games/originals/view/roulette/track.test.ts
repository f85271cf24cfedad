import { expect, test } from 'vitest';
import { POCKETS } from '../../src/roulette/spots.ts';
import { ringPlace } from './track.ts';

test.each([
  [12, 9],
  [16, 5],
])('in a ring of %i by %i every pocket has a place beside the one before it', (columns, rows) => {
  const places = Array.from({ length: POCKETS }, (_, at) => ringPlace(at, columns, rows));
  const cells = places.flatMap(({ column, row, span }) =>
    Array.from({ length: span }, (_, n) => `${row} ${column + n}`),
  );
  expect(new Set(cells).size).toBe(POCKETS + 1);
  for (const { column, row } of places) {
    expect(row === 1 || row === rows || column === 1 || column === columns).toBe(true);
    expect(row >= 1 && row <= rows && column >= 1 && column <= columns).toBe(true);
  }
  places.slice(1).forEach(({ column, row }, at) => {
    const before = places[at] ?? { column: 0, row: 0, span: 1 };
    const far = Math.abs(column - before.column) + Math.abs(row - before.row);
    expect(far).toBe(at === 0 ? 2 : 1);
  });
});
