import { expect, test } from 'vitest';
import { hitsOf, unitBetsOf } from '../line.ts';
import { faultsOfOdds } from '../prove.ts';
import { digitsPlay } from '../testing/digits.ts';
import { faultsOfLaws } from '../testing/laws.ts';

const row = { low: 0, high: 3, options: ['big', 'small', 'odd', 'even'] };
const two = digitsPlay(2, { rule: 'words', feature: 'sides' }, [row, row], { all: [25n, 100n] });

test('a word of each row must be right; a number has two right words', () => {
  const selection = { rows: [[0, 2], [3]] };
  expect(unitBetsOf(two, selection)).toBe(2);
  expect(hitsOf(two, selection, [[7, 4]])).toEqual([{ code: 'all', units: 2 }]);
  expect(hitsOf(two, selection, [[8, 4]])).toEqual([{ code: 'all', units: 1 }]);
  expect(hitsOf(two, selection, [[7, 5]])).toEqual([]);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(two)).toEqual([]);
  expect(
    faultsOfLaws(two, {
      rows: [
        [0, 1, 2],
        [0, 3],
      ],
    }),
  ).toEqual([]);
});
