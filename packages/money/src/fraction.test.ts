import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fraction,
  over,
  plus,
  roundedDecimal,
  times,
  toDecimal,
  toMinor,
  toNumber,
  toWeights,
} from './fraction.ts';

const some = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe('fractions', () => {
  test('stand in lowest terms with a positive denominator', () => {
    expect(fraction(-6n, -8n)).toEqual({ numerator: 3n, denominator: 4n });
    expect(fraction(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n });
    expect(fraction(0n, 5n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  test('add and multiply exactly, in any order', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(times(plus(a, b), c)).toEqual(plus(times(a, c), times(b, c)));
        expect(plus(a, b)).toEqual(plus(b, a));
        if (b.numerator !== 0n) expect(times(over(a, b), b)).toEqual(a);
      }),
    );
  });
});

describe('as money', () => {
  test('parts of a minor unit are rounded once, in the direction named', () => {
    const parts = Array.from({ length: 100 }, () => fraction(77n, 100n));
    expect(toMinor(parts.reduce(plus), 'down')).toBe(77n);
    expect(parts.map((part) => toMinor(part, 'down')).reduce((sum, each) => sum + each, 0n)).toBe(
      0n,
    );
    expect(toMinor(fraction(77n, 100n), 'up')).toBe(1n);
    expect(toMinor(fraction(-3n, 2n), 'half-even')).toBe(-2n);
    expect(toMinor(fraction(-3n, 2n), 'down')).toBe(-1n);
  });

  test('ratios have weights of one size', () => {
    expect(toWeights([fraction(1n, 2n), fraction(1n, 3n), fraction(2n)])).toEqual([3n, 2n, 12n]);
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [left = 0n, right = 0n] = toWeights([a, b]);
        expect(left * b.numerator * a.denominator).toBe(right * a.numerator * b.denominator);
      }),
    );
  });
});

describe('for people', () => {
  test.each([
    [fraction(1n, 3n), 4, '0.3333'],
    [fraction(2n, 3n), 0, '0'],
    [fraction(-1n, 8n), 3, '-0.125'],
    [fraction(1234n, 100n), 1, '12.3'],
    [fraction(1n, 1000n), 2, '0.00'],
  ])('%o with %i digits is %s', (value, digits, text) => {
    expect(toDecimal(value, digits)).toBe(text);
  });

  test('a double is rounded to the nearest', () => {
    expect(roundedDecimal(0.271_556_7, 6)).toBe('0.271557');
    expect(roundedDecimal(173.032_2, 4)).toBe('173.0322');
    expect(roundedDecimal(0, 2)).toBe('0.00');
  });

  test('the nearest double survives digits that no double holds', () => {
    const huge = 7n ** 900n;
    expect(toNumber(fraction(huge * 3n + 1n, huge * 4n))).toBeCloseTo(0.75, 14);
    expect(toNumber(fraction(-5n, 2n))).toBe(-2.5);
    expect(toNumber(fraction(0n))).toBe(0);
    expect(toNumber(fraction(10n ** 20n))).toBe(1e20);
  });
});
