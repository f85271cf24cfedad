import { expect, test } from 'vitest';
import { entryFor, leastOf } from './award.ts';
import { openRound } from './round.ts';

const win = (amount: number) => ({ type: 'lineWins', wins: [], multiplier: 1, amount }) as const;

test('a round pays the sum of its wins', () => {
  const round = openRound(1000);
  round.win(win(100));
  round.win(win(250));
  expect(round.total()).toBe(350);
  expect(round.isOver()).toBe(false);
  expect(round.close()).toMatchObject({ payoutMultiplier: 350 });
});

test.each([
  [1000, 0],
  [1500, 500],
])('a win of %i at a cap of 1000 ends the round and cuts %i', (amount, cut) => {
  const round = openRound(1000);
  round.win(win(amount));
  expect(round.isOver()).toBe(true);
  expect(round.close()).toEqual({
    payoutMultiplier: 1000,
    events: [win(amount), { type: 'winCap', cap: 1000, cut }, { type: 'final', amount: 1000 }],
  });
});

test.each([
  [2, 0],
  [3, 10],
  [4, 10],
  [5, 20],
  [9, 20],
])('a table gives %i what its next smaller entry says: %i', (count, entry) => {
  expect(entryFor({ 3: 10, 5: 20 }, count)).toBe(entry);
  expect(leastOf({ 5: 20, 3: 10 })).toBe(3);
});
