import { fastWords, streamOf } from '@arara/fairness';
import { expect, test } from 'vitest';
import { variableHigh } from '../../maths/variable-high.ts';
import type { SlotBook, SlotEvent } from '../events.ts';
import type { VariableMaths } from '../maths.ts';
import { waysOf } from '../shape.ts';
import { createVariable } from './play-variable.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;
const eventsOf = <T extends SlotEvent['type']>(book: SlotBook, type: T): Told<T>[] =>
  book.events.filter((event): event is Told<T> => event.type === type);
const booksOf = (maths: VariableMaths, count: number): SlotBook[] => {
  const play = createVariable(maths);
  return Array.from({ length: count }, (_, n) => play(streamOf(fastWords(`book ${n}`))));
};
const books = booksOf(variableHigh, 4_000);

test('ways are the heights of the columns multiplied', () => {
  expect(waysOf([['a', 'b'], ['a', 'b', 'c'], ['a']])).toBe(6);
  expect(waysOf(Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => 'a')))).toBe(
    117_649,
  );
});

test('every height of the table comes, about as often as its weight says', () => {
  const heights = books.flatMap((book) =>
    eventsOf(book, 'reveal')[0]?.grid.map((column) => column.length),
  );
  const { base } = variableHigh.heights;
  const all = Object.values(base).reduce((sum, weight) => sum + weight, 0);
  for (const [height, weight] of Object.entries(base)) {
    const share = heights.filter((each) => each === Number(height)).length / heights.length;
    expect(share).toBeCloseTo(weight / all, 1);
  }
  expect(new Set(heights)).toEqual(new Set(Object.keys(base).map(Number)));
});

test('no wild ever comes into the first column, and into every other one it does', () => {
  const seen = new Set<number>();
  for (const book of books)
    for (const event of book.events)
      if ('grid' in event)
        for (const [column, held] of event.grid.entries())
          if (held.includes('wild')) seen.add(column);
  expect(seen).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('a cascade takes winners away, keeps heights and brings as many as have left', () => {
  const cascades = books.flatMap((book) => eventsOf(book, 'cascade'));
  expect(cascades.length).toBeGreaterThan(500);
  for (const { removed, added, grid } of cascades) {
    const left = added.map((_, x) => removed.filter(([column]) => column === x).length);
    expect(added.map((fresh) => fresh.length)).toEqual(left);
    for (const [x, fresh] of added.entries())
      expect(grid[x]?.slice(0, fresh.length)).toEqual(fresh);
  }
});

test('the paid spin has no multiplier; in free spins it climbs by one with each cascade and never falls', () => {
  const features = books.filter((book) => eventsOf(book, 'freeSpinsEnd').length > 0);
  expect(features.length).toBeGreaterThan(5);
  for (const { events } of features) {
    let [multiplier, isFree] = [1, false];
    for (const event of events) {
      if (event.type === 'freeSpin') isFree = true;
      if (event.type === 'waysWins') expect(event.multiplier).toBe(multiplier);
      if (event.type === 'cascade' && isFree) multiplier += 1;
      if (event.type === 'multiplier') expect(event.value).toBe(multiplier);
    }
  }
});

test('scatters open free spins only when nothing falls any more', () => {
  for (const book of books) {
    const [reveal] = eventsOf(book, 'reveal');
    const end = book.events.findIndex(({ type }) => type === 'spinEnd');
    const last = book.events.slice(0, end).findLast((event) => 'grid' in event) ?? reveal;
    const count =
      last !== undefined && 'grid' in last
        ? last.grid.flat().filter((symbol) => symbol === 'scatter').length
        : 0;
    expect(eventsOf(book, 'freeSpinsEnd').length > 0).toBe(count >= 4);
  }
});

test('columns hold their breath once three scatters are down', () => {
  for (const book of books) {
    for (const { grid, tension } of eventsOf(book, 'reveal').slice(0, 1)) {
      const before = grid.map((_, x) => grid.slice(0, x).flat());
      const tense = before.flatMap((held, x) =>
        held.filter((symbol) => symbol === 'scatter').length >= 3 ? [x] : [],
      );
      expect(tension).toEqual(tense);
    }
  }
});
