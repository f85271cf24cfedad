import { describe, expect, test } from 'vitest';
import { isAllowed, isSame, isStricter, shareUsed, toneOf } from './limit-facts.ts';
import { limit } from './testing/limit.ts';

describe('a wish counts at once', () => {
  test.each([
    ['loss', '100.00', '99.99', true],
    ['loss', '100.00', '100.00', false],
    ['loss', '100.00', '1000.00', false],
    ['loss', '9.00', '10.00', false],
    ['loss', null, '10.00', true],
    ['loss', '100.00', null, false],
    ['time', '90', '100', false],
    ['time', '100', '90', true],
  ] as const)('%s from %s to %s: %s', (kind, now, next, at) => {
    expect(isStricter(kind, now, next, 'BRL')).toBe(at);
  });
});

test('an amount is the same however it is written', () => {
  expect(isSame('loss', '100.00', '100', 'BRL')).toBe(true);
  expect(isSame('loss', '100.00', null, 'BRL')).toBe(false);
  expect(isSame('time', '60', '060', 'BRL')).toBe(true);
});

test.each([
  [limit({}), '50.00', true],
  [limit({}), '0.00', false],
  [limit({}), '-5.00', false],
  [limit({}), '', false],
  [limit({ kind: 'time' }), '1440', true],
  [limit({ kind: 'time' }), '1441', false],
  [limit({ kind: 'time', period: 'week' }), '1441', true],
  [limit({ kind: 'time' }), '1.5', false],
])('%j may become %s: %s', (one, value, allowed) => {
  expect(isAllowed(one, value, 'BRL')).toBe(allowed);
});

describe('the bar of a limit', () => {
  test.each([
    [limit({}), 0.25],
    [limit({ used: '140.00' }), 1],
    [limit({ used: '-30.00' }), 0],
    [limit({ value: null }), 0],
    [limit({ kind: 'time', value: '60', used: '54' }), 0.9],
  ])('%j is filled %d', (one, share) => {
    expect(shareUsed(one, 'BRL')).toBe(share);
  });

  test('changes its colour before it is full', () => {
    expect([0, 0.79, 0.8, 0.99, 1].map(toneOf)).toEqual(['good', 'good', 'warn', 'warn', 'bad']);
  });
});
