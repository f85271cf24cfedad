import { expect, test } from 'vitest';
import { liveBand } from './live-rtp.ts';

const theory = { rtp: 0.96, volatility: 8 };

test('the band narrows with the root of the rounds', () => {
  const few = liveBand(theory, { rounds: 10_000, rtp: 0.96 });
  const many = liveBand(theory, { rounds: 1_000_000, rtp: 0.96 });
  expect(few.high - few.low).toBeCloseTo(2 * 2.576 * 0.08, 10);
  expect(many.high - many.low).toBeCloseTo(2 * 2.576 * 0.008, 10);
});

test.each([
  [0.96, 'normal'],
  [0.983, 'normal'],
  [0.9365, 'normal'],
  [0.99, 'alert'],
  [0.93, 'alert'],
  [1.01, 'stop'],
  [0.91, 'stop'],
] as const)('a million rounds that returned %f are %s', (rtp, verdict) => {
  expect(liveBand(theory, { rounds: 1_000_000, rtp }).verdict).toBe(verdict);
});

test('nothing can be said before the first round', () => {
  expect(liveBand(theory, { rounds: 0, rtp: 0 }).verdict).toBe('normal');
});

test('the band does not fall below nothing', () => {
  expect(liveBand(theory, { rounds: 1, rtp: 0 }).low).toBe(0);
});
