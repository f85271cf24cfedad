import { describe, expect, test } from 'vitest';
import { readBoard, timesOf, writeBoard } from './board.ts';

describe('the address of the board', () => {
  test.each([
    ['', 'week', 'prize', ''],
    ['?period=day', 'day', 'prize', '?period=day'],
    ['?period=month&by=multiple', 'month', 'multiple', '?period=month&by=multiple'],
    ['?period=week&by=prize', 'week', 'prize', ''],
    ['?period=year&by=luck', 'week', 'prize', ''],
  ])('%j is the board of %s by %s', (address, period, by, written) => {
    const wish = readBoard(new URLSearchParams(address));
    expect(wish).toEqual({ period, by });
    expect(writeBoard(wish)).toBe(written);
  });
});

test.each([
  [200, 2],
  [312, 3.12],
  [1_239, 12.3],
  [9_999, 99.9],
  [10_099, 100],
  [500_000, 5_000],
])('%i hundredths of a stake are told as %d times, never more than it was', (hundredths, times) => {
  expect(timesOf(hundredths)).toBe(times);
});
