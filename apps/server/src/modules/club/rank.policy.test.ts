import { expect, test } from 'vitest';
import { levelOf, progressOf } from './rank.policy.ts';

const level = (rankLevel: number, turnover: string) => ({
  rankLevel,
  labelName: `L${rankLevel}`,
  color: '#000',
  color2: '#fff',
  turnover,
});
const levels = [level(5, '1000.00'), level(0, '0'), level(1, '100.00')];

test.each([
  [0n, 0, 0],
  [9_999n, 0, 0],
  [10_000n, 0, 1],
  [99_999n, 1, 1],
  [100_000n, 1, 5],
  [0n, 5, 5],
  [-5n, 0, 0],
])('%s staked with level %s makes level %s', (turnover, has, reached) => {
  expect(levelOf(levels, 'BRL', turnover, has)).toBe(reached);
});

test('the way says what is left to the next level and which levels bring the VIP service', () => {
  const progress = progressOf(levels, 'BRL', 25_000n, 1);
  expect(progress).toMatchObject({
    labelName: 'L1',
    turnover: '250.00',
    next: { rankLevel: 5, turnover: '1000.00', left: '750.00', percent: 25 },
  });
  expect(progress.levels.map(({ reached, vipService }) => [reached, vipService])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(progressOf(levels, 'BRL', 200_000n, 5).next).toBeNull();
  expect(progress.given).toBe(false);
});

test.each([
  [0n, 5, true],
  [99_999n, 5, true],
  [100_000n, 5, false],
  [0n, 0, false],
  [-5n, 0, false],
])('with %s staked, level %s was given by the house: %s', (turnover, level, given) => {
  expect(progressOf(levels, 'BRL', turnover, level).given).toBe(given);
});
