import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';
import { daysOf, readSpan } from './spans.ts';

test.each([
  ['today', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-11-21', '2026-11-21'],
  ['7d', '2026-11-16', '2026-11-22'],
  ['30d', '2026-10-24', '2026-11-22'],
  ['month', '2026-11-01', '2026-11-22'],
] as const)('%s is from %s to %s', (span, from, to) => {
  expect(daysOf(span, '2026-11-22')).toEqual({ from, to });
});

test('an address that makes no sense asks for the last seven days', () => {
  expect(readSpan('for ever')).toBe('7d');
});

test('gains stand above the line and losses hang below it, in proportion', () => {
  const days = [
    { day: 'a', net: '30.00' },
    { day: 'b', net: '-10.00' },
    { day: 'c', net: '0.00' },
  ];
  const { bars, zero } = barsOf(days, 'BRL');
  expect(zero).toBe(0.75);
  expect(bars).toEqual([
    { day: 'a', net: '30.00', top: 0, height: 0.75, isGain: true },
    { day: 'b', net: '-10.00', top: 0.75, height: 0.25, isGain: false },
    { day: 'c', net: '0.00', top: 0.75, height: 0, isGain: true },
  ]);
});

test.each([
  [['30.00', '-10.00'], '30.00 20.00 10.00 0.00 -10.00'],
  [['-2.51'], '0.00 -1.00 -2.00 -3.00'],
  [['0.07'], '0.08 0.06 0.04 0.02 0.00'],
  [['8450.00', '0.00'], '10000.00 5000.00 0.00'],
  [['0.00'], '0.00'],
])('%j stand between lines of round amounts: %s', (nets, amounts) => {
  const { rungs } = barsOf(
    nets.map((net) => ({ day: net, net })),
    'BRL',
  );
  expect(rungs.map(({ amount }) => amount).join(' ')).toBe(amounts);
});

test('days without anything lie on a line in the middle', () => {
  expect(barsOf([{ day: 'a', net: '0.00' }], 'BRL').zero).toBe(0.5);
});
