import { expect, test } from 'vitest';
import { hitsOf, unitBetsOf } from '../line.ts';
import { countWays, faultsOfOdds } from '../prove.ts';
import { digitRow, digitsPlay } from '../testing/digits.ts';
import { faultsOfLaws } from '../testing/laws.ts';

const rows = [digitRow, digitRow, digitRow];
const three = digitsPlay(3, { rule: 'places' }, rows, { place: [100n, 1_000n] });

test('every mark is a bet on its place alone', () => {
  const selection = { rows: [[0, 5], [], [7]] };
  expect(unitBetsOf(three, selection)).toBe(3);
  expect(hitsOf(three, selection, [[5, 0, 7]])).toEqual([{ code: 'place', units: 2 }]);
  expect(hitsOf(three, selection, [[7, 5, 0]])).toEqual([]);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(three)).toEqual([]);
  expect(faultsOfLaws(three, { rows: [[0, 9], [1], [2, 3]] })).toEqual([]);
});

test('where there are too many results the formula counts, and agrees with what can be gone through', () => {
  const racing = (count: number) => ({
    ...three,
    population: { how: 'order', count, low: 0, high: 9 } as const,
  });
  const unit = { rows: [[4], [], []] };
  const small = countWays(racing(3), unit);
  const large = countWays(racing(10), unit);
  expect([small.how, large.how]).toEqual(['enumerated', 'formula']);
  for (const { ways } of [small, large]) {
    expect(ways.map((each) => each.ways * 10n === each.of)).toEqual([true]);
  }
});
