import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beadPlate, bigRoad, ROAD_ROWS } from './roads.ts';
import type { RoadResult } from './roads.ts';

/** Results by letters: the first side, the second one, a tie. */
const read = (text: string): RoadResult[] =>
  text.split('').map((letter) => (letter === 'T' ? null : letter === 'A' ? 0 : 1));
const places = (text: string) => bigRoad(read(text)).map(({ column, row }) => [column, row]);

describe('the big road', () => {
  test('goes down with the same winner and begins a column with another one', () => {
    expect(places('AABBB')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  test('turns to the right at its foot, and the next column begins beside its head', () => {
    expect(places('AAAAAAAAB').slice(5)).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [1, 0],
    ]);
  });

  test('turns before a place that is taken', () => {
    // Seven of one lie under the second column's foot.
    expect(places('AAAAAAABBBBBBB').slice(-3)).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });

  test('counts ties at the result before them', () => {
    expect(bigRoad(read('TTATTB')).map(({ ties }) => ties)).toEqual([2, 0]);
  });

  test('has each winner once, and no place twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<RoadResult>(0, 1, null), { maxLength: 200 }), (all) => {
        const cells = bigRoad(all);
        expect(cells.map(({ winner }) => winner)).toEqual(all.filter((one) => one !== null));
        expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row < ROAD_ROWS)).toBe(true);
      }),
    );
  });
});

describe('the bead plate', () => {
  const all = Array.from({ length: 20 }, (_, at) => at);

  test('shows everything as long as there is room', () => {
    expect(beadPlate(all, 4)).toEqual(all);
  });

  test('loses whole columns on the left', () => {
    expect(beadPlate(all, 3)[0]).toBe(6);
    expect(beadPlate(all, 1)).toEqual([18, 19]);
  });
});
