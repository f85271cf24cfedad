import { toNumber } from '@arara/money';
import { expect, test } from 'vitest';
import { drawText, parseDraw } from '../../draw/draw.ts';
import { hitRateOf } from '../../prove.ts';
import { faultsOfWalk, playIn } from '../../testing/walk.ts';
import { won } from '../../testing/won.ts';
import { vietnam } from './index.ts';

test('all its chances are proven and its unit bets add up', () => {
  expect(faultsOfWalk(vietnam)).toEqual([]);
});

/** Ends in 05 four times, in 77 twice, in 99 and 00 once. */
const north = [
  '90005',
  '12334',
  '80305,11111',
  '10010,20020,30030,40040,50050,60060',
  '2277,3333,4444,5577',
  '6166,7188,8199,9112,1113,2114',
  '105,216,217',
  '05,00,19,18',
].join('|');

/** Ends in 05 five times, in 12 and 34 twice. */
const south = [
  '012305',
  '40005',
  '00077',
  '11111,22222',
  '30001,30012,30023,30034,30045,30056,30067',
  '0505',
  '1234,5678,9012',
  '305',
  '05',
].join('|');

test.each([
  ['lo2', '5', 'tail ×4'],
  ['lo2', '0', 'tail'],
  ['lo2', '5 77 99', 'tail ×7'],
  ['lo2', '98', ''],
  ['lo3', '5 305', 'tail ×2'],
  ['lo4', '5 305 6166', 'tail ×3'],
  ['lo2-eight', '5 34', 'tail ×3'],
  ['de', '5', 'tail'],
  ['de', '34 50', ''],
  ['cang3', '5', 'tail'],
  ['cang3', '305', ''],
  ['cang4', '5', 'tail'],
  ['nhat', '34 5', 'tail'],
  ['dau', '0 9', 'direct'],
  ['duoi', '5', 'direct'],
  ['sides', 'big small odd even', 'small, odd'],
  ['dau-giai', '5 0', 'tail ×2'],
  ['dau-duoi', '5', 'tail ×2'],
  ['dau-duoi', '19', 'tail'],
  ['xiu-chu', '5 105', 'tail ×2'],
  ['xien2', '5 77', 'all'],
  ['xien2', '5 98', ''],
  ['xien2', '5 0 77', 'all ×3'],
  ['xien2', '5 5', 'fault: repeated'],
  ['xien3', '5 0 77', 'all'],
  ['xien4', '5 0 77 99', 'all'],
  ['truot4', '1 2 3 4', 'none'],
  ['truot4', '1 2 3 5', ''],
  ['truot10', '1 2 3 4 6 7 8 9 98 97', 'none'],
  ['da', '5 77', 'pair ×2'],
  ['da', '5 77 99', 'pair ×4'],
  ['da', '5 98', ''],
])('North, %s: %s wins "%s"', (code, line, hits) => {
  expect(won(playIn(vietnam, `vn-north.${code}`), north, line)).toBe(hits);
});

test.each([
  ['lo2', '5', 'tail ×5'],
  ['lo2', '12 34', 'tail ×4'],
  ['lo3', '5 305', 'tail ×3'],
  ['lo4', '505 2305', 'tail ×2'],
  ['lo2-seven', '5', 'tail ×4'],
  ['lo2-seven', '77', ''],
  ['de', '5', 'tail'],
  ['cang3', '305', 'tail'],
  ['cang4', '2305', 'tail'],
  ['nhat', '5', 'tail'],
  ['dau', '0', 'direct'],
  ['sides', 'small odd', 'small, odd'],
  ['dau-giai', '5', 'tail'],
  ['dau-duoi', '5', 'tail ×2'],
  ['xiu-chu', '305', 'tail ×2'],
  ['xien2', '12 34 99', 'all'],
  ['truot4', '0 2 3 4', 'none'],
  ['da', '5 12', 'pair ×2'],
  ['da', '5 12 34', 'pair ×6'],
])('South and Central, %s: %s wins "%s"', (code, line, hits) => {
  expect(won(playIn(vietnam, `vn-south.${code}`), south, line)).toBe(hits);
  expect(won(playIn(vietnam, `vn-central.${code}`), south, line)).toBe(hits);
});

test('a result keeps the zeros in front of its numbers, and is none without them', () => {
  const { model } = playIn(vietnam, 'vn-south.lo2');
  const draw = parseDraw(model, south);
  expect(draw?.[0]).toEqual([12_305]);
  expect(drawText(model, draw ?? [])).toBe(south);
  expect(parseDraw(model, south.replace('012305', '12305'))).toBeNull();
  expect(parseDraw(model, south.replace('|05', '|5'))).toBeNull();
});

test.each([
  ['vn-north.xien2', 18.22],
  ['vn-north.xien3', 81.31],
  ['vn-north.xien4', 374.5],
  ['vn-north.truot4', 3.011],
  ['vn-north.truot8', 9.5],
  ['vn-north.truot10', 17.2],
  ['vn-south.xien2', 38.3],
  ['vn-south.xien3', 255.5],
  ['vn-south.xien4', 1_801],
  ['vn-south.truot4', 2.085],
  ['vn-south.truot8', 4.486],
  ['vn-south.truot10', 6.662],
  ['vn-north.da', 17.97],
  ['vn-south.da', 38.08],
])('%s comes once in %d draws', (code, draws) => {
  const once = 1 / toNumber(hitRateOf(playIn(vietnam, code).type.classes));
  expect(Math.abs(once / draws - 1)).toBeLessThan(0.001);
});
