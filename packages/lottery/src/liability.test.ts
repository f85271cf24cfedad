import { describe, expect, test } from 'vitest';
import { plays } from './games/plays.ts';
import { liabilitiesOf } from './liability.ts';
import { playOf } from './line.ts';
import type { PlayType } from './play-type.ts';
import { prizeOf } from './prizes/amounts.ts';
import type { ModeTable, OddsTable } from './prizes/table.ts';
import { ruleOf } from './rules/index.ts';

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
const terms = { unit: '0.01', multiple: 1, mode: 1_960, roundedBy: 'ticket' } as const;

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
  expect(found).toEqual([{ cell: 'three.contain', amount: 109n }]);
  // A ticket that is rounded line by line never owes the part.
  const byLine = { ...terms, roundedBy: 'line' } as const;
  expect(liabilitiesOf(table, contain, { rows: [[1, 2, 3]] }, byLine)).toEqual([
    { cell: 'three.contain', amount: 108n },
  ]);
});

describe('whatever a draw shows, it owes no more than its cells hold', () => {
  const places = 27;
  const station = [...plays.values()].filter(
    ({ type }) => type.model === 'vn-north' && ['tails', 'pairs'].includes(type.rule.rule),
  );

  test.each(station.map((play) => [play.type.code, play] as const))('%s', (code, play) => {
    const sold: OddsTable = {
      family: 'SEA',
      code: 'north.sea',
      version: 1,
      model: 'vn-north',
      capBasisPoints: 9_600,
      odds: { [code]: Object.fromEntries(play.type.classes.map((each) => [each.code, '95'])) },
    };
    const fixed = { ...terms, mode: 0 } as const;
    for (const numbers of [[7], [0, 7], [0, 3, 5, 7]]) {
      if (numbers.length < (play.type.grammar.rows[0]?.min ?? 1)) continue;
      const selection = { rows: [numbers] };
      const cells = liabilitiesOf(sold, play, selection, fixed);
      const { count } = play.population;
      expect(count).toBeLessThanOrEqual(places);
      for (const kinds of [1, 2, 3, 4]) {
        const seen = Array.from({ length: count }, (_, at) => numbers[at % kinds] ?? 0);
        const { rule } = play.type;
        const hits = ruleOf(rule).hits(rule, selection, seen, play, []);
        const owed = prizeOf(sold, play, hits, fixed);
        const held = cells.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
        expect(owed <= held, `${seen.join(' ')} owes ${owed}, held ${held}`).toBe(true);
      }
    }
  });
});
