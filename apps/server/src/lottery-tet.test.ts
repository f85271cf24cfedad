import { issuesBetween } from '@arara/lottery';
import { expect, test } from 'vitest';
import { lotteries } from '../../../database/seeds/lotteries.ts';

function numerosOf(code: string, from: string, to: string): string[] {
  const game = lotteries.find((one) => one.code === code);
  if (game === undefined) throw new Error(`there is no lottery ${code}`);
  return issuesBetween(game.schedule, new Date(from), new Date(to)).map(({ numero }) => numero);
}

test.each([
  ['2027', '0204', '0209'],
  ['2028', '0124', '0129'],
  ['2029', '0211', '0216'],
  ['2030', '0131', '0205'],
])('the North of Vietnam rests over Tết %s, for four days', (year, before, after) => {
  const february = numerosOf('vn-north', `${year}-01-20T00:00:00Z`, `${year}-02-20T00:00:00Z`);
  const last = february.indexOf(`${year}${before}001`);
  expect(february.slice(last, last + 2)).toEqual([`${year}${before}001`, `${year}${after}001`]);
});

test('its other stations draw on', () => {
  const week = numerosOf('vn-ho-chi-minh', '2027-02-05T00:00:00Z', '2027-02-12T00:00:00Z');
  expect(week).toEqual(['20270206001', '20270208001']);
});
