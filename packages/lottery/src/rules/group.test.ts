import { expect, test } from 'vitest';
import { hitsOf, unitBetsOf } from '../line.ts';
import { faultsOfOdds } from '../prove.ts';
import { digitRow, digitsPlay } from '../testing/digits.ts';
import { faultsOfLaws } from '../testing/laws.ts';

const group60 = digitsPlay(5, { rule: 'group', pattern: [2, 1, 1, 1] }, [digitRow, digitRow], {
  group60: [60n, 100_000n],
});
const group3 = digitsPlay(3, { rule: 'group', pattern: [2, 1] }, [digitRow], {
  group3: [3n, 1_000n],
});
const group6 = digitsPlay(3, { rule: 'group', pattern: [1, 1, 1] }, [digitRow], {
  group6: [6n, 1_000n],
});
const group30 = digitsPlay(5, { rule: 'group', pattern: [2, 2, 1] }, [digitRow, digitRow], {
  group30: [30n, 100_000n],
});

test('a pair and three others win in any order', () => {
  const selection = { rows: [[8], [2, 4, 6]] };
  expect(unitBetsOf(group60, selection)).toBe(1);
  expect(hitsOf(group60, selection, [[6, 8, 2, 8, 4]])).toEqual([{ code: 'group60', units: 1 }]);
  expect(hitsOf(group60, selection, [[6, 8, 2, 8, 8]])).toEqual([]);
  expect(hitsOf(group60, selection, [[6, 8, 2, 2, 4]])).toEqual([]);
});

test('a number in both rows makes no bet with itself', () => {
  expect(
    unitBetsOf(group60, {
      rows: [
        [1, 2],
        [1, 2, 3, 4],
      ],
    }),
  ).toBe(2);
});

test('one row for both serves either way round: three digits are six bets on a pair', () => {
  const selection = { rows: [[1, 2, 3]] };
  expect(unitBetsOf(group3, selection)).toBe(6);
  expect(hitsOf(group3, selection, [[2, 1, 2]])).toEqual([{ code: 'group3', units: 1 }]);
  expect(hitsOf(group3, selection, [[2, 1, 3]])).toEqual([]);
});

test.each([
  [
    group60,
    {
      rows: [
        [0, 3, 7],
        [0, 1, 2, 3],
      ],
    },
    211,
  ],
  [
    group30,
    {
      rows: [
        [0, 1, 5],
        [1, 5, 9],
      ],
    },
    211,
  ],
  [group3, { rows: [[0, 4, 5, 9]] }, 1],
  [group6, { rows: [[0, 4, 5, 9]] }, 1],
])('its chances are proven and its unit bets add up: %#', (play, selection, step) => {
  expect(faultsOfOdds(play)).toEqual([]);
  expect(faultsOfLaws(play, selection, step)).toEqual([]);
});
