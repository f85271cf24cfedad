import { expect, test } from 'vitest';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { PlayType } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfFormula } from '../testing/formula.ts';
import { faultsOfLaws } from '../testing/laws.ts';

const digits = {
  code: 'three',
  parts: [{ name: 'digits', how: 'each', count: 3, low: 0, high: 9, width: 1 }],
} as const;
const two = playOf(
  {
    code: 'three.contain2',
    model: 'three',
    view: { see: 'places', part: 0, places: [0, 1, 2] },
    rule: { rule: 'contain', count: 2 },
    price: 1,
    grammar: { rows: [{ name: 'digits', low: 0, high: 9, min: 2, max: 10 }], unitBetsMax: 45 },
    classes: [{ code: 'all', kind: 'all', ways: 54n, of: 1_000n, share: 1 }],
  },
  digits,
);

test('numbers win when all of a bet are among those drawn, how often is all the same', () => {
  const selection = { rows: [[1, 2, 3]] };
  expect(unitBetsOf(two, selection)).toBe(3);
  expect(hitsOf(two, selection, [[2, 1, 1]])).toEqual([{ code: 'all', units: 1 }]);
  expect(hitsOf(two, selection, [[3, 1, 2]])).toEqual([{ code: 'all', units: 3 }]);
  expect(hitsOf(two, selection, [[1, 1, 1]])).toEqual([]);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(two)).toEqual([]);
  expect(faultsOfLaws(two, { rows: [[0, 1, 5, 9]] })).toEqual([]);
});

test.each([
  ['each', 4, 1],
  ['each', 4, 3],
  ['each', 3, 4],
  ['order', 4, 2],
  ['set', 6, 3],
  ['set', 5, 5],
] as const)('its formula counts what trying them all counts: %s of %i, %i in', (...shape) => {
  const [how, drawn, count] = shape;
  const part = { ...digits.parts[0], how, count: drawn };
  const model = { code: 'three', parts: [part] };
  const type = { ...two.type, view: { see: 'set', part: 0 }, rule: { rule: 'contain', count } };
  expect(faultsOfFormula(playOf(type as PlayType, model))).toEqual([]);
});
