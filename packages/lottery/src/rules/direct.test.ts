import { expect, test } from 'vitest';
import { hitsOf, playOf, unitBetsOf } from '../line.ts';
import type { PlayType } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { faultsOfLaws } from '../testing/laws.ts';

const digits = {
  code: 'three',
  parts: [{ name: 'digits', how: 'each', count: 3, low: 0, high: 9, width: 1 }],
} as const;
const race = {
  code: 'race',
  parts: [{ name: 'cars', how: 'order', count: 5, low: 1, high: 5, width: 2 }],
} as const;

const base = {
  rule: { rule: 'direct' },
  price: 1,
  grammar: { rows: [], unitBetsMax: 1_000 },
} as const;
const front3 = playOf(
  {
    ...base,
    code: 'three.direct',
    model: 'three',
    view: { see: 'places', part: 0, places: [0, 1, 2] },
    classes: [{ code: 'direct', kind: 'direct', ways: 1n, of: 1_000n, share: 1 }],
  } satisfies PlayType,
  digits,
);
const first2 = playOf(
  {
    ...base,
    code: 'race.direct',
    model: 'race',
    view: { see: 'places', part: 0, places: [0, 1] },
    classes: [{ code: 'direct', kind: 'direct', ways: 1n, of: 20n, share: 1 }],
  } satisfies PlayType,
  race,
);

test('a direct bet wins when every number is in its row', () => {
  const selection = { rows: [[0, 1], [5], [2, 9]] };
  expect(unitBetsOf(front3, selection)).toBe(4);
  expect(hitsOf(front3, selection, [[1, 5, 9]])).toEqual([{ code: 'direct', units: 1 }]);
  expect(hitsOf(front3, selection, [[1, 9, 5]])).toEqual([]);
});

test('where no number comes twice, bets on one that does are not made', () => {
  const selection = {
    rows: [
      [1, 2],
      [1, 3],
    ],
  };
  expect(unitBetsOf(first2, selection)).toBe(3);
  expect(hitsOf(first2, selection, [[2, 1, 3, 4, 5]])).toEqual([{ code: 'direct', units: 1 }]);
});

test.each([
  [front3, { rows: [[0, 3, 7], [1], [4, 5]] }],
  [
    first2,
    {
      rows: [
        [1, 2, 4],
        [2, 3, 4],
      ],
    },
  ],
])('its chances are proven and its unit bets add up', (play, selection) => {
  expect(faultsOfOdds(play)).toEqual([]);
  expect(faultsOfLaws(play, selection)).toEqual([]);
});

test('a chance that is declared wrongly is found', () => {
  const type = { ...front3.type, classes: [{ ...front3.type.classes[0]!, ways: 2n }] };
  expect(faultsOfOdds({ ...front3, type })).toHaveLength(1);
});
