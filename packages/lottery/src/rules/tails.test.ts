import { expect, test } from 'vitest';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfFormula } from '../testing/formula.ts';
import { faultsOfLaws } from '../testing/laws.ts';

function tailsOf(places: number, ways: bigint): Play {
  const prizes = { name: 'prizes', how: 'each', count: places, low: 0, high: 999, width: 3 };
  const row = { name: 'tails', low: 0, high: 9, min: 1, max: 10 };
  return playOf(
    {
      code: 'station.tails',
      model: 'station',
      view: { see: 'tails', parts: [0], digits: 1 },
      rule: { rule: 'tails' },
      price: places,
      grammar: { rows: [row], unitBetsMax: 10 },
      classes: [{ code: 'tail', kind: 'tail', ways, of: 10n, share: 1 }],
    },
    { code: 'station', parts: [{ ...prizes, how: 'each' }] },
  );
}

const four = tailsOf(4, 4n);

test('a tail pays each time that it is drawn', () => {
  expect(unitBetsOf(four, { rows: [[0, 5, 7]] })).toBe(3);
  expect(hitsOf(four, { rows: [[5]] }, [[5, 15, 905, 51]])).toEqual([{ code: 'tail', units: 3 }]);
  expect(hitsOf(four, { rows: [[0, 1, 5]] }, [[5, 15, 905, 51]])).toEqual([
    { code: 'tail', units: 4 },
  ]);
  expect(hitsOf(four, { rows: [[9]] }, [[90, 91, 92, 93]])).toEqual([]);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(four)).toEqual([]);
  expect(faultsOfLaws(four, { rows: [[0, 3, 9]] })).toEqual([]);
});

test.each([1, 3, 5])('its formula counts what trying them all counts: %i places', (places) => {
  expect(faultsOfFormula(tailsOf(places, 0n))).toEqual([]);
});
