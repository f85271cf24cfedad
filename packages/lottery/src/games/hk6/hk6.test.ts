import { expect, test } from 'vitest';
import { parseDraw } from '../../draw/draw.ts';
import { hitsOf, unitBetsOf } from '../../line.ts';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { hk6 } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(hk6)).toEqual([]);
});

const draw = '30,05,12,44,01,23,49';
const other = '30,05,12,44,01,23,26';

test.each([
  ['hk6.special', draw, [[48, 49]], { direct: 1 }],
  ['hk6.special', draw, [[5, 30]], {}],
  [
    'hk6.special.sides',
    draw,
    [[0, 1, 2, 3]],
    { 'big-push': 1, 'small-push': 1, 'odd-push': 1, 'even-push': 1 },
  ],
  ['hk6.special.sides', other, [[0, 1, 2, 3]], { big: 1, even: 1 }],
  ['hk6.special.both', draw, [[0, 2]], { 'big-odd-push': 1, 'small-odd-push': 1 }],
  ['hk6.special.both', other, [[0, 1, 2, 3]], { 'big-even': 1 }],
  ['hk6.special.wave', draw, [[0, 1, 2]], { green: 1 }],
  ['hk6.special.wave', other, [[0, 1, 2]], { blue: 1 }],
  ['hk6.six1', draw, [[5, 49]], { hit1: 1 }],
  ['hk6.six2', draw, [[1, 5, 49], []], { hit2: 1 }],
  ['hk6.six2', draw, [[1, 12, 49], [5]], { hit2: 2 }],
  ['hk6.six3', draw, [[1, 5, 12, 23], []], { hit3: 4 }],
  ['hk6.six3.two', draw, [[1, 5, 49], []], { hit2: 1 }],
  [
    'hk6.six4',
    draw,
    [
      [1, 5, 49],
      [30, 44],
    ],
    { hit4: 1 },
  ],
  ['hk6.none5', draw, [[2, 3, 4, 6, 7]], { none: 1 }],
  ['hk6.none5', draw, [[2, 3, 4, 6, 49]], {}],
  ['hk6.sum', '30,05,12,44,01,23,49', [[0, 1, 2, 3]], { small: 1, even: 1 }],
  ['hk6.sum', '30,05,12,44,11,24,49', [[0, 1, 2, 3]], { big: 1, odd: 1 }],
])('%s on %s: %j wins %j', (code, text, rows, wins) => {
  const play = playIn(hk6, code);
  const hits = hitsOf(play, { rows }, parseDraw(play.model, text) ?? []);
  expect(Object.fromEntries(hits.map((hit) => [hit.code, hit.units]))).toEqual(wins);
});

test.each([
  ['hk6.special.zodiac-2026', '49', 'horse'],
  ['hk6.special.zodiac-2026', '02', 'snake'],
  ['hk6.special.zodiac-2026', '12', 'goat'],
  ['hk6.special.zodiac-2027', '49', 'goat'],
  ['hk6.special.zodiac-2028', '03', 'horse'],
])('in %s, %s belongs to the %s', (code, number, animal) => {
  const play = playIn(hk6, code);
  const rows = [Array.from({ length: 12 }, (_, at) => at)];
  const seven = parseDraw(play.model, `40,41,42,43,44,45,${number}`) ?? [];
  expect(unitBetsOf(play, { rows })).toBe(12);
  expect(hitsOf(play, { rows }, seven)).toEqual([{ code: animal, units: 1 }]);
});

test('an animal wins once, however many of the seven are its own', () => {
  const play = playIn(hk6, 'hk6.any.zodiac-2026');
  const seven = parseDraw(play.model, '01,13,25,37,49,02,14') ?? [];
  expect(hitsOf(play, { rows: [[5, 6, 7]] }, seven)).toEqual([
    { code: 'snake', units: 1 },
    { code: 'horse', units: 1 },
  ]);
});

test('the years of the zodiac follow each other without a gap', () => {
  const dates = hk6.playTypes.filter(({ code }) => code.startsWith('hk6.any.')).map((x) => x.dates);
  expect(dates.slice(1).map((each) => each?.from)).toEqual(
    dates.slice(0, -1).map((each) => each?.until),
  );
});
