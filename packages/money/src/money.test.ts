import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  allocate,
  applyBasisPoints,
  applyHundredths,
  compare,
  equals,
  formatDecimal,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  minor,
  money,
  mulDivBigint,
  negate,
  subtract,
  sum,
  zero,
  type Money,
  type Rounding,
} from './index.ts';

const brl = (units: bigint): Money => money(units, 'BRL');
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(brl);

describe('arithmetic', () => {
  it('adds exactly what floats cannot', () => {
    expect(formatDecimal(add(brl(10n), brl(20n)))).toBe('0.30');
  });

  it('refuses to mix currencies', () => {
    expect(() => add(brl(1n), money(1n, 'PTS'))).toThrow('cannot mix BRL with PTS');
    expect(equals(brl(1n), money(1n, 'FUN'))).toBe(false);
  });

  it('refuses what the database could not hold', () => {
    expect(() => minor(2n ** 63n)).toThrow(RangeError);
    expect(() => add(brl(2n ** 63n - 1n), brl(1n))).toThrow(RangeError);
  });

  it('undoes an addition by a subtraction', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(add(a, negate(a))).toEqual(zero('BRL'));
        expect(sum([a, b], 'BRL')).toEqual(add(b, a));
      }),
    );
  });

  it('orders amounts', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        expect(add(min(a, b), max(a, b))).toEqual(add(a, b));
        expect([isZero(a), isPositive(a), isNegative(a)].filter(Boolean)).toHaveLength(1);
      }),
    );
  });
});

describe('rounding', () => {
  // Value, numerator, denominator, down, up, half-even.
  const table: [bigint, bigint, bigint, bigint, bigint, bigint][] = [
    [10n, 1n, 4n, 2n, 3n, 2n],
    [14n, 1n, 4n, 3n, 4n, 4n],
    [11n, 1n, 4n, 2n, 3n, 3n],
    [9n, 1n, 4n, 2n, 3n, 2n],
    [-10n, 1n, 4n, -2n, -3n, -2n],
    [-14n, 1n, 4n, -3n, -4n, -4n],
    [10n, 1n, -4n, -2n, -3n, -2n],
    [8n, 1n, 4n, 2n, 2n, 2n],
  ];

  it.each(table)('%s × %s ÷ %s', (value, numerator, denominator, down, up, even) => {
    const round = (rounding: Rounding): bigint =>
      mulDivBigint(value, numerator, denominator, rounding);
    expect([round('down'), round('up'), round('half-even')]).toEqual([down, up, even]);
  });

  it('stays within one unit of the exact result', () => {
    const fraction = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 6n }), fc.bigInt(1n, 10n ** 6n));
    const rounding = fc.constantFrom<Rounding>('down', 'up', 'half-even');
    fc.assert(
      fc.property(amounts, fraction, rounding, (amount, [num, den], direction) => {
        const rounded = mulDivBigint(amount.minor, num, den, direction);
        const error = rounded * den - amount.minor * num;
        expect(error < den && error > -den).toBe(true);
      }),
    );
  });

  it('refuses a division by zero and a fraction of a point', () => {
    expect(() => mulDivBigint(1n, 1n, 0n, 'down')).toThrow('division by zero');
    expect(() => applyBasisPoints(brl(100n), 0.5, 'down')).toThrow('not a whole number');
  });

  it('pays multipliers and commissions', () => {
    expect(applyHundredths(brl(333n), 150, 'down')).toEqual(brl(499n));
    expect(applyBasisPoints(brl(10_010n), 250, 'half-even')).toEqual(brl(250n));
    expect(applyBasisPoints(brl(10_030n), 250, 'up')).toEqual(brl(251n));
  });
});

describe('allocate', () => {
  it('gives the units left over to the largest remainders', () => {
    expect(allocate(brl(100n), [1n, 1n, 1n])).toEqual([brl(34n), brl(33n), brl(33n)]);
    expect(allocate(brl(5n), [7n, 3n])).toEqual([brl(4n), brl(1n)]);
    expect(allocate(brl(-5n), [7n, 3n])).toEqual([brl(-4n), brl(-1n)]);
  });

  it('refuses weights that say nothing', () => {
    expect(() => allocate(brl(1n), [])).toThrow(RangeError);
    expect(() => allocate(brl(1n), [0n])).toThrow(RangeError);
    expect(() => allocate(brl(1n), [2n, -1n])).toThrow(RangeError);
  });

  it('never loses or makes a unit, and strays less than one unit from the exact share', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, weights, (total, list) => {
        const whole = list.reduce((a, b) => a + b, 0n);
        fc.pre(whole > 0n);
        const parts = allocate(total, list);
        expect(sum(parts, 'BRL')).toEqual(total);
        parts.forEach((part, index) => {
          const error = part.minor * whole - total.minor * (list[index] ?? 0n);
          expect(error < whole && error > -whole).toBe(true);
        });
      }),
    );
  });
});
