import { expect, test } from 'vitest';
import { countOf, extremes, sharings } from './stats.ts';

const results = [17, 0, 32, 17, 5, 17, 8, 32];

test('hot numbers came most often, of equal ones the latest; cold ones are the rest', () => {
  const { hot, cold } = extremes(results, 3);
  expect(hot).toEqual([
    { of: 17, count: 3 },
    { of: 32, count: 2 },
    { of: 0, count: 1 },
  ]);
  expect(cold.every(({ count }) => count === 0)).toBe(true);
});

test('every result is in just one group of each sharing', () => {
  for (const groups of sharings) {
    const sum = groups.reduce((all, group) => all + countOf(results, group), 0);
    expect(sum).toBe(results.length);
  }
  expect([countOf(results, 'red'), countOf(results, 'black')]).toEqual([3, 4]);
});
