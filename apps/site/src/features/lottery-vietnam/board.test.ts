import { expect, test } from 'vitest';
import type { ListedLottery } from '../../lib/lottery.ts';
import { daysOf, nextDraws } from './board.ts';

const draw = (gameCode: string, numero: string) => ({
  gameCode,
  numero,
  result: '1',
  drawnAt: 0,
  name: gameCode,
  model: 'vn-south',
});
const games = ['vn-north', 'vn-hcm', 'vn-hue'].map((code) => ({ code }) as ListedLottery);
const draws = [
  draw('vn-hue', '20261123001'),
  draw('vn-north', '20261123001'),
  draw('vn-hcm', '20261122001'),
];

test('results stand by day, the latest first, and in a day as the operator has the lotteries', () => {
  expect(
    daysOf(draws, games, null).map(({ day, draws: of }) => [day, of.map((d) => d.gameCode)]),
  ).toEqual([
    ['20261123', ['vn-north', 'vn-hue']],
    ['20261122', ['vn-hcm']],
  ]);
});

test('a lottery that is named stands alone', () => {
  expect(daysOf(draws, games, 'vn-hcm').map(({ day }) => day)).toEqual(['20261122']);
  expect(daysOf(draws, games, 'none')).toEqual([]);
});

test('what closes first comes first, and what is not on sale does not come', () => {
  const issue = (openAt: number, closeAt: number) => ({
    numero: '20261123001',
    state: 'ON_SALE' as const,
    openAt,
    closeAt,
    drawAt: closeAt,
  });
  const near = new Map([
    ['vn-north', { current: issue(0, 300), next: [] }],
    ['vn-hcm', { current: issue(0, 50), next: [issue(50, 200)] }],
    ['vn-hue', { current: null, next: [issue(500, 900)] }],
  ]);
  expect(nextDraws(games, near, 100).map(({ game, issue: at }) => [game.code, at.closeAt])).toEqual(
    [
      ['vn-hcm', 200],
      ['vn-north', 300],
    ],
  );
});
