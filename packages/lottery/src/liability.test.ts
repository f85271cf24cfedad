import { expect, test } from 'vitest';
import { liabilitiesOf } from './liability.ts';
import { playOf } from './line.ts';
import type { PlayType } from './play-type.ts';
import type { ModeTable } from './prizes/table.ts';

const model = {
  code: 'three',
  parts: [{ name: 'digits', how: 'each', count: 3, low: 0, high: 9, width: 1 }],
} as const;
const base = {
  model: 'three',
  view: { see: 'places', part: 0, places: [0, 1, 2] },
  price: 1,
  grammar: { rows: [], unitBetsMax: 1_000 },
} as const;
const direct = playOf(
  {
    ...base,
    code: 'three.direct',
    rule: { rule: 'direct' },
    classes: [{ code: 'direct', kind: 'direct', ways: 1n, of: 1_000n, share: 1 }],
  } satisfies PlayType,
  model,
);
const contain = playOf(
  {
    ...base,
    code: 'three.contain',
    rule: { rule: 'contain', count: 2 },
    classes: [{ code: 'all', kind: 'all', ways: 54n, of: 1_000n, share: 1 }],
  } satisfies PlayType,
  model,
);
const table: ModeTable = {
  family: 'LOTT',
  code: 'three.lott',
  version: 1,
  model: 'three',
  capBasisPoints: 9_800,
  modeMin: 1_700,
  modeMax: 1_960,
  plays: ['three.direct', 'three.contain'],
};
const terms = { unit: '0.01', multiple: 1, mode: 1_960 } as const;

test('a direct line is at risk in the cell of its first two numbers, with one prize each', () => {
  const found = liabilitiesOf(table, direct, { rows: [[0, 1], [7], [1, 2, 3]] }, terms);
  expect(found).toEqual([
    { cell: 'three.direct 0.7', amount: 1_960n },
    { cell: 'three.direct 1.7', amount: 1_960n },
  ]);
});

test('where any of many may win, all unit bets of the line are counted', () => {
  const found = liabilitiesOf(table, contain, { rows: [[1, 2, 3]] }, terms);
  // Three pairs of 18.148 stakes of two cents.
  expect(found).toEqual([{ cell: 'three.contain', amount: 108n }]);
});
