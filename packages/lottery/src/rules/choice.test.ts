import { expect, test } from 'vitest';
import { hitsOf, unitBetsOf } from '../line.ts';
import { countWays, faultsOfOdds } from '../prove.ts';
import { digitsPlay } from '../testing/digits.ts';
import { faultsOfLaws } from '../testing/laws.ts';

const half = [5n, 10n] as const;
const sideRow = { low: 0, high: 3, options: ['big', 'small', 'odd', 'even'] };
const duelRow = { low: 0, high: 2, options: ['dragon', 'tiger', 'tie'] };
const sums = Array.from({ length: 10 }, (_, at) => [`row-${at}`, [BigInt(at + 1), 100n]] as const);

const duel = digitsPlay(
  2,
  { rule: 'choice', feature: 'dragon-tiger' },
  [duelRow],
  {
    dragon: [45n, 100n],
    'dragon-push': [10n, 100n],
    tiger: [45n, 100n],
    'tiger-push': [10n, 100n],
    tie: [10n, 100n],
  },
  (code) => code.replace('-push', ''),
);
const sides = digitsPlay(2, { rule: 'choice', feature: 'sides', each: true }, [sideRow, sideRow], {
  big: half,
  small: half,
  odd: half,
  even: half,
});
const lowSums = digitsPlay(
  2,
  { rule: 'choice', feature: 'sum' },
  [{ low: 0, high: 9 }],
  Object.fromEntries(sums),
);

test('every word is a bet of its own', () => {
  expect(unitBetsOf(sides, { rows: [[0, 2], [1]] })).toBe(3);
  expect(hitsOf(sides, { rows: [[0, 2], [1]] }, [[7, 4]])).toEqual([
    { code: 'big', units: 1 },
    { code: 'odd', units: 1 },
    { code: 'small', units: 1 },
  ]);
});

test('the same word at two places is one class hit twice', () => {
  expect(hitsOf(sides, { rows: [[0], [0]] }, [[7, 9]])).toEqual([{ code: 'big', units: 2 }]);
});

test('a tie gives back what was staked on dragon and tiger', () => {
  expect(hitsOf(duel, { rows: [[0, 2]] }, [[4, 4]])).toEqual([
    { code: 'dragon-push', units: 1 },
    { code: 'tie', units: 1 },
  ]);
  expect(hitsOf(duel, { rows: [[0, 1]] }, [[4, 5]])).toEqual([{ code: 'tiger', units: 1 }]);
});

test('a row without words is of numbers', () => {
  expect(hitsOf(lowSums, { rows: [[3, 9]] }, [[4, 5]])).toEqual([{ code: 'row-9', units: 1 }]);
});

test.each([
  [duel, { rows: [[0, 1, 2]] }],
  [
    sides,
    {
      rows: [
        [0, 3],
        [1, 2],
      ],
    },
  ],
  [lowSums, { rows: [[0, 5, 9]] }],
])('its chances are proven and its unit bets add up: %#', (play, selection) => {
  expect(faultsOfOdds(play)).toEqual([]);
  expect(faultsOfLaws(play, selection)).toEqual([]);
});

test('the formula for a place alone counts what going through all places counts', () => {
  const unit = { rows: [[0], []] };
  const racing = (count: number) => ({
    ...sides,
    population: { how: 'order', count, low: 1, high: 10 } as const,
  });
  const small = countWays(racing(2), unit);
  const large = countWays(racing(10), unit);
  expect([small.how, large.how]).toEqual(['enumerated', 'formula']);
  expect(small.ways).toEqual([{ code: 'big', ways: 45n, of: 90n }]);
  expect(large.ways).toEqual([{ code: 'big', ways: 5n, of: 10n }]);
});
