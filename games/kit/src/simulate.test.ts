import { expect, test } from 'vitest';
import { bookOf, eventOf, findBook } from './ladder.ts';
import { replayProof } from './replay.ts';
import { simulate } from './simulate.ts';
import { coin } from './testing/coin.ts';

test('a simulation finds the return, the hits and the spread of a coin', () => {
  const figures = simulate(coin(), 'base', 40_000, 'coin');
  expect(Math.abs(figures.rtp - 0.95)).toBeLessThan(figures.error);
  expect(figures.hitRate).toBeCloseTo(0.5, 1);
  expect(figures.volatility).toBeCloseTo(0.95, 2);
  expect(figures.top).toBe(190);
});

test('the same label gives the same figures, wherever and however often', () => {
  const heads = (label: string) => simulate(coin(), 'base', 500, label).hitRate * 500;
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(heads)).toEqual([261, 259, 261, 240, 259, 261]);
});

test('a mode that is not offered cannot be simulated', () => {
  expect(() => simulate(coin(), 'buy', 1, 'a')).toThrow('buy');
});

test('the ladder finds a book by what it holds, and an event by its type', () => {
  const won = findBook(coin(), 'base', (book) => book.payoutMultiplier > 0);
  expect(won && eventOf(won, 'flip')?.heads).toBe(true);
  expect(findBook(coin(), 'base', () => false, 10)).toBeUndefined();
  expect(bookOf(coin(), 'base', 'x')).toEqual(bookOf(coin(), 'base', 'x'));
});

test('a replay proof changes with the books', () => {
  expect(replayProof(coin())).toEqual(replayProof(coin()));
  expect(replayProof(coin('2', 195)).digest).not.toBe(replayProof(coin()).digest);
});
