import { expect, test } from 'vitest';
import { parseDraw } from '../../draw/draw.ts';
import { faultOfLine, hitsOf, unitBetsOf } from '../../line.ts';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { balls } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(balls)).toEqual([]);
});

const run = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const six = '04,08,15,16,23,42';
const fifteen = '01,02,03,04,05,06,07,08,09,10,11,12,13,14,15';
const twenty = '00,01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16,17,18,99';

test.each([
  ['uirapuru.numbers', six, [[4, 8, 15, 16, 23, 42]], { hit6: 1 }],
  ['uirapuru.numbers', six, [[4, 8, 15, 16, 23, 42, 60]], { hit6: 1, hit5: 6 }],
  ['uirapuru.numbers', six, [[4, 8, 15, 16, 1, 2, 3, 5]], { hit4: 6 }],
  ['uirapuru.numbers', six, [[4, 8, 15, 1, 2, 3]], {}],
  ['bem-te-vi.numbers', '01,20,40,60,80', [[1, 20, 2, 3, 4, 5]], { hit2: 4 }],
  ['bem-te-vi.numbers', '01,20,40,60,80', [[1, 20, 40, 60, 80]], { hit5: 1 }],
  ['quero-quero.numbers', fifteen, [run(1, 16)], { hit15: 1, hit14: 15 }],
  ['quero-quero.numbers', fifteen, [run(11, 15)], {}],
  ['saci.numbers', twenty, [[...run(0, 19), ...run(69, 31)]], { hit20: 1 }],
  ['saci.numbers', twenty, [run(20, 50)], { hit0: 1 }],
  ['saci.numbers', twenty, [run(5, 50)], {}],
  ['saci.numbers', twenty, [run(0, 50)], { hit19: 1 }],
  ['sabia.numbers', '01,02,03,04,05,06,07|12', [run(1, 8), [12]], { hit7: 1, hit6: 7, month: 8 }],
  ['sabia.numbers', '01,02,03,04,05,06,07|12', [run(11, 7), [12]], { month: 1 }],
  ['sabia.numbers', '01,02,03,04,05,06,07|12', [run(11, 7), [11]], {}],
  ['sete-cordas.columns', '0,1,2,3,4,5,6', [[0], [1], [2], [3], [4], [5], [6]], { hit7: 1 }],
  ['sete-cordas.columns', '0,0,0,9,9,9,9', [[0], [0], [0, 1], [0], [0], [0], [0]], { hit3: 1 }],
  ['joao-de-barro.first', `${six}|01,02,03,04,05,06`, [[4, 8, 15, 1, 2, 3]], { hit3: 1 }],
  ['joao-de-barro.second', `${six}|01,02,03,04,05,06`, [[4, 8, 15, 1, 2, 3]], { hit4: 1 }],
])('%s on %s: %j wins %j', (code, text, rows, wins) => {
  const play = playIn(balls, code);
  const drawn = parseDraw(play.model, text);
  expect(drawn).not.toBeNull();
  expect(faultOfLine(play, { rows })).toBeNull();
  const hits = hitsOf(play, { rows }, drawn ?? []);
  expect(Object.fromEntries(hits.map((hit) => [hit.code, hit.units]))).toEqual(wins);
});

test.each([
  ['uirapuru.numbers', [run(1, 20)], 38_760],
  ['bem-te-vi.numbers', [run(1, 15)], 3_003],
  ['quero-quero.numbers', [run(1, 20)], 15_504],
  ['saci.numbers', [run(0, 50)], 1],
  ['sabia.numbers', [run(1, 15), [5]], 6_435],
  ['sete-cordas.columns', run(0, 7).map(() => [1, 2, 3]), 2_187],
  ['joao-de-barro.first', [run(1, 15)], 5_005],
])('the largest line of %s is within its bound', (code, rows, unitBets) => {
  const play = playIn(balls, code);
  expect(unitBetsOf(play, { rows })).toBe(unitBets);
  expect(faultOfLine(play, { rows })).toBeNull();
});
