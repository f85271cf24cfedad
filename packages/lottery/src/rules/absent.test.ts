import { expect, test } from 'vitest';
import type { DrawPart } from '../draw/model.ts';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfFormula } from '../testing/formula.ts';
import { faultsOfLaws } from '../testing/laws.ts';

function absentOf(how: DrawPart['how'], drawn: number, count: number, ways = 0n, of = 1n): Play {
  const part = { name: 'digits', how, count: drawn, low: 0, high: 9, width: 1 } as const;
  const row = { name: 'digits', low: 0, high: 9, min: count, max: 10 };
  return playOf(
    {
      code: 'digits.absent',
      model: 'digits',
      view: { see: 'set', part: 0 },
      rule: { rule: 'absent', count },
      price: 1,
      grammar: { rows: [row], unitBetsMax: 252 },
      classes: [{ code: 'none', kind: 'none', ways, of, share: 1 }],
    },
    { code: 'digits', parts: [part] },
  );
}

const two = absentOf('each', 3, 2, 512n, 1_000n);

test('numbers win when none of a bet is drawn', () => {
  const selection = { rows: [[1, 2, 3, 4]] };
  expect(unitBetsOf(two, selection)).toBe(6);
  expect(hitsOf(two, selection, [[1, 1, 9]])).toEqual([{ code: 'none', units: 3 }]);
  expect(hitsOf(two, selection, [[1, 2, 3]])).toEqual([]);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(two)).toEqual([]);
  expect(faultsOfLaws(two, { rows: [[0, 2, 5, 9]] })).toEqual([]);
});

test.each([
  ['each', 4, 3],
  ['order', 3, 2],
  ['set', 4, 3],
  ['set', 6, 5],
] as const)(
  'its formula counts what trying them all counts: %s of %i, %i away',
  (how, drawn, count) => {
    expect(faultsOfFormula(absentOf(how, drawn, count))).toEqual([]);
  },
);
