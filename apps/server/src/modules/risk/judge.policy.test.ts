import { expect, test } from 'vitest';
import { judge } from './judge.policy.ts';
import type { Move, Played } from './judge.policy.ts';
import { readParams, windowNo } from './kinds.policy.ts';

const hourMs = 3_600_000;
const end = Date.parse('2026-11-27T12:00:00Z');
const move = (kind: Move['kind'], amount: bigint, hoursBefore: number): Move => ({
  kind,
  id: `${kind}-${hoursBefore}`,
  amount,
  at: new Date(end - hoursBefore * hourMs),
});
const facts = (moves: readonly Move[], played: readonly Played[] = []) => ({
  trigger: moves.at(-1) ?? move('deposit', 1n, 0),
  moves,
  played: async () => played,
  chanceOf: (vendor: string) => (vendor === 'studio' ? { rtp: 0.96, deviation: 10 } : null),
});

const velocity = readParams(
  'deposits.velocity',
  { count: '3', amount: '30.00', hours: '6' },
  'BRL',
);

test.each([
  ['three in the window', [1_000n, 1_000n, 1_000n], [5, 1, 0], true],
  ['the first is as old as the window', [1_000n, 1_000n, 1_000n], [6, 1, 0], false],
  ['a centavo too little', [1_000n, 1_000n, 999n], [5, 1, 0], false],
])('velocity: %s', async (_case, amounts, hours, fires) => {
  const moves = amounts.map((amount, at) => move('deposit', amount, hours[at] ?? 0));
  expect((await judge('deposits.velocity', velocity, facts(moves))) !== null).toBe(fires);
});

test.each([
  [90_000n, true],
  [99_999n, true],
  [100_000n, false],
  [89_999n, false],
])('structuring: three times %i centavos below a bound of 1,000.00', async (amount, fires) => {
  const written = { bound: '1000.00', percent: '10', count: '3', hours: '24' };
  const params = readParams('structuring', written, 'BRL');
  const moves = [3, 2, 0].map((hours) => move('withdrawal', amount, hours));
  expect((await judge('structuring', params, facts(moves))) !== null).toBe(fires);
});

test('returns: the stakes’ squares make the variance, and a title without a certificate says nothing', async () => {
  const params = readParams(
    'returns.chance',
    { rounds: '100', deviations: '5', hours: '24' },
    'BRL',
  );
  const moves = [move('withdrawal', 100n, 0)];
  // 100 rounds of 1.00: mean 96.00, deviation 10 × 1.00 × √100 = 100.00; five of them are 596.00.
  const played = { vendor: 'studio', gameCode: 'x', rounds: 100, stake: 10_000n, squares: 1e6 };
  const at = (payout: bigint, vendor = 'studio') =>
    judge('returns.chance', params, facts(moves, [{ ...played, payout, vendor }]));
  expect(await at(59_599n)).toBeNull();
  expect(await at(59_600n)).toMatchObject({ counts: { deviations: '5', oneOf: '26' } });
  expect(await at(10_000_000n, 'porto')).toBeNull();
});

test('a window has the length of its rule', () => {
  const at = (hours: number) => windowNo(velocity, new Date(hours * hourMs));
  expect([at(0), at(5.9), at(6), at(12)]).toEqual([0n, 0n, 1n, 2n]);
});
