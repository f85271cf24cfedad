import { expect, test } from 'vitest';
import { minorOf, plus, rtpSpan, without } from './figures.ts';

test('a prize is added to a balance, and to a day that lost', () => {
  expect(plus('10.00', '3.80', 'BRL')).toBe('13.80');
  expect(plus('-5.00', '3.80', 'BRL')).toBe('-1.20');
  expect(plus('-1.00', '3.80', 'BRL')).toBe('2.80');
  expect(minorOf('-5.00', 'BRL')).toBe(-500n);
});

test('a stake is taken from a balance that covers it, and from no other', () => {
  expect(without('10.00', '2.50', 'BRL')).toBe('7.50');
  expect(without('1.00', '2.50', 'BRL')).toBe('1.00');
});

test.each([
  [9_650, 9_650, '96,50'],
  [8_564, 9_894, '85,64–98,94'],
])('a return of %d to %d hundredths is told as %s', (rtpHundredths, rtpMostHundredths, told) => {
  const game = {
    code: 'any',
    version: '1',
    rtpHundredths,
    rtpMostHundredths,
    mostHundredths: null,
    certificateUrl: '',
  };
  expect(rtpSpan(game, 'pt-BR')).toBe(told);
});
