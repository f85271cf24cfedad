import { expect, test } from 'vitest';
import type { DrawPart } from '../draw/model.ts';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfFormula } from '../testing/formula.ts';
import { faultsOfLaws } from '../testing/laws.ts';

function pairsOf(how: DrawPart['how'], count: number, ways = 0n, of = 1n): Play {
  const row = { name: 'digits', low: 0, high: 9, min: 2, max: 10 };
  return playOf(
    {
      code: 'digits.pairs',
      model: 'digits',
      view: { see: 'set', part: 0 },
      rule: { rule: 'pairs' },
      price: 1,
      grammar: { rows: [row], unitBetsMax: 45 },
      classes: [{ code: 'pair', kind: 'pair', ways, of, share: 1 }],
    },
    { code: 'digits', parts: [{ name: 'digits', how, count, low: 0, high: 9, width: 1 }] },
  );
}

const four = pairsOf('each', 4, 980n, 10_000n);

test.each([
  [[1, 2], [1, 2, 3, 4], [{ code: 'pair', units: 1 }]],
  [[1, 2], [1, 1, 2, 4], [{ code: 'pair', units: 1 }]],
  [[1, 2], [1, 2, 2, 1], [{ code: 'pair', units: 2 }]],
  [[1, 2], [1, 1, 1, 1], []],
  [[1, 2, 3], [1, 2, 3, 1], [{ code: 'pair', units: 3 }]],
])('%j on %j', (numbers, drawn, hits) => {
  expect(hitsOf(four, { rows: [numbers] }, [drawn])).toEqual(hits);
});

test('more numbers make every pair of them', () => {
  expect(unitBetsOf(four, { rows: [[1, 2, 3, 4]] })).toBe(6);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(four)).toEqual([]);
  expect(faultsOfLaws(four, { rows: [[0, 2, 5, 9]] })).toEqual([]);
});

test.each([
  ['each', 2],
  ['each', 5],
  ['order', 4],
  ['set', 6],
] as const)('its formula counts what trying them all counts: %s of %i', (how, count) => {
  expect(faultsOfFormula(pairsOf(how, count))).toEqual([]);
});
