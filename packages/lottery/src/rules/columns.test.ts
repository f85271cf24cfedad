import { expect, test } from 'vitest';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfFormula } from '../testing/formula.ts';
import { faultsOfLaws } from '../testing/laws.ts';

function columnsOf(count: number, ways: readonly bigint[]): Play {
  const part = { name: 'digits', how: 'each', count, low: 0, high: 9, width: 1 } as const;
  const rows = Array.from({ length: count }, (_, at) => ({
    name: `column${at + 1}`,
    low: 0,
    high: 9,
    min: 1,
    max: 10,
  }));
  const classes = ways.map((each, at) => ({
    code: `hit${count - at}`,
    kind: 'columns',
    ways: each,
    of: 10n ** BigInt(count),
    share: 1,
  }));
  const view = { see: 'set', part: 0 } as const;
  const type = { code: 'columns.columns', model: 'columns', view, classes } as const;
  return playOf(
    { ...type, rule: { rule: 'columns' }, price: 1, grammar: { rows, unitBetsMax: 1_000 } },
    { code: 'columns', parts: [part] },
  );
}

const three = columnsOf(3, [1n, 27n, 243n]);

test('each choice of one number a column is paid by how many columns are right', () => {
  const selection = { rows: [[1, 2], [3], [4, 5, 6]] };
  expect(unitBetsOf(three, selection)).toBe(6);
  expect(hitsOf(three, selection, [[1, 3, 4]])).toEqual([
    { code: 'hit3', units: 1 },
    { code: 'hit2', units: 3 },
    { code: 'hit1', units: 2 },
  ]);
  expect(hitsOf(three, selection, [[3, 1, 5]])).toEqual([{ code: 'hit1', units: 2 }]);
  expect(hitsOf(three, selection, [[0, 0, 0]])).toEqual([]);
});

test('its chances are proven and its unit bets add up', () => {
  expect(faultsOfOdds(three)).toEqual([]);
  expect(faultsOfLaws(three, { rows: [[0, 7], [2], [1, 5, 9]] })).toEqual([]);
});

test.each([2, 3, 5])('its formula counts what trying them all counts: %i columns', (count) => {
  expect(faultsOfFormula(columnsOf(count, Array(count + 1).fill(0n)))).toEqual([]);
});
