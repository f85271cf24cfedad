import { expect, test } from 'vitest';
import { parseDraw } from '../../draw/draw.ts';
import { faultOfLine, hitsOf, unitBetsOf } from '../../line.ts';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { keno } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(keno)).toEqual([]);
});

const even = '02,04,06,08,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40';
/** Ten of each half and ten odd ones, with a sum of 810. */
const level = '01,02,03,04,05,06,07,08,09,10,71,72,73,74,75,76,77,78,79,80';

test.each([
  ['keno.pick1', even, [2, 3], { hit1: 1 }],
  ['keno.pick5', even, [2, 4, 6, 8, 10], { hit5: 1 }],
  ['keno.pick5', even, [2, 4, 6, 8, 10, 1], { hit5: 1, hit4: 5 }],
  ['keno.pick7', even, [1, 3, 5, 7, 9, 11, 13], {}],
  ['keno.pick8', even, [1, 3, 5, 7, 9, 11, 13, 15], { hit0: 1 }],
  ['keno.pick8', even, [1, 3, 5, 7, 9, 11, 13, 2], {}],
  ['keno.pick10', even, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 2], { hit0: 1 }],
  ['keno.sum.size', level, [0, 1, 2], { 'big-push': 1, 'small-push': 1, middle: 1 }],
  ['keno.sum.size', even, [0, 1, 2], { small: 1 }],
  ['keno.sum.parity', even, [0, 1], { even: 1 }],
  ['keno.sum.element', level, [0, 1, 2, 3, 4], { water: 1 }],
  ['keno.halves', even, [0, 1, 2], { upper: 1 }],
  ['keno.halves', level, [0, 1, 2], { level: 1 }],
  ['keno.odds', even, [0, 1, 2], { even: 1 }],
])('%s on %s: %j wins %j', (code, text, marks, wins) => {
  const play = playIn(keno, code);
  const hits = hitsOf(play, { rows: [marks] }, parseDraw(play.model, text) ?? []);
  expect(Object.fromEntries(hits.map((hit) => [hit.code, hit.units]))).toEqual(wins);
});

test('a line takes as many numbers as it can pay for', () => {
  const pick10 = playIn(keno, 'keno.pick10');
  const rowOf = (count: number) => [Array.from({ length: count }, (_, at) => at + 1)];
  expect(unitBetsOf(pick10, { rows: rowOf(19) })).toBe(92_378);
  expect(faultOfLine(pick10, { rows: rowOf(19) })).toBeNull();
  expect(faultOfLine(pick10, { rows: rowOf(20) })).toEqual({ fault: 'many', row: 0 });
  expect(faultOfLine(pick10, { rows: rowOf(9) })).toEqual({ fault: 'few', row: 0 });
});
