import { fraction, plus, times, toNumber, type Fraction } from '@arara/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onePercent } from '../wanted.ts';
import { combinations } from './combinations.ts';
import { multiplierOf, multipliersOf, roundedDown, type Odds } from './multipliers.ts';
import { shapeOf } from './shape.ts';

const CAP = 1_000_000;

/** Up to eight outcomes of a thousand, each with a shape. */
const tables = fc
  .array(fc.record({ parts: fc.integer({ min: 1, max: 100 }), shape: fc.bigInt(0n, 10_000n) }), {
    minLength: 1,
    maxLength: 8,
  })
  .filter((rows) => rows.some(({ shape }) => shape > 0n))
  .map((rows): Odds[] =>
    rows.map(({ parts, shape }) => ({ chance: fraction(BigInt(parts), 1000n), shape })),
  );
const rates = fc.integer({ min: 50, max: 99 }).map((percent) => fraction(BigInt(percent), 100n));

function returned(odds: readonly Odds[], table: readonly number[]): Fraction {
  return odds.reduce(
    (sum, { chance }, at) => plus(sum, times(chance, fraction(BigInt(table[at] ?? 0), 100n))),
    fraction(0n),
  );
}

describe('a table of prizes', () => {
  test('that is rounded down never returns more than is wanted, and a hundredth less at most', () => {
    fc.assert(
      fc.property(tables, rates, (odds, rate) => {
        const table = multipliersOf({ rate, atLeast: false }, odds, CAP);
        const back = toNumber(returned(odds, table));
        const chances = odds.reduce((sum, { chance }) => sum + toNumber(chance), 0);
        expect(back).toBeLessThanOrEqual(toNumber(rate) + 1e-12);
        expect(back).toBeGreaterThan(toNumber(rate) - chances / 100 - 1e-12);
      }),
    );
  });

  test('that is raised returns the wanted rate at least, and would not with a hundredth less', () => {
    fc.assert(
      fc.property(tables, rates, (odds, rate) => {
        const table = multipliersOf({ rate, atLeast: true }, odds, CAP);
        const plain = roundedDown({ rate, atLeast: true }, odds, CAP);
        expect(toNumber(returned(odds, table))).toBeGreaterThanOrEqual(toNumber(rate) - 1e-12);
        // The prizes of the last step gained a hundredth at once: without it the return is below.
        const raised = [...table.keys()].filter((at) => table[at] !== plain[at]);
        const before = table.map((pays, at) => (raised.includes(at) ? pays - 1 : pays));
        if (raised.length > 0) {
          expect(toNumber(returned(odds, before))).toBeLessThan(toNumber(rate));
        }
      }),
    );
  });

  test('keeps the order of its shapes, and gives what the cap takes to the other prizes', () => {
    fc.assert(
      fc.property(tables, rates, (odds, rate) => {
        const table = multipliersOf({ rate, atLeast: true }, odds, CAP);
        for (const [a, left] of odds.entries()) {
          for (const [b, right] of odds.entries()) {
            if (left.shape <= right.shape) expect(table[a]).toBeLessThanOrEqual(table[b] ?? 0);
          }
        }
      }),
    );
    const odds = [
      { chance: fraction(1n, 1000n), shape: 1000n },
      { chance: fraction(1n, 2n), shape: 1n },
    ];
    const wanted = { rate: fraction(9n, 10n), atLeast: true };
    expect(multipliersOf(wanted, odds, CAP)).toEqual([60_000, 60]);
    expect(multipliersOf(wanted, odds, 20_000)).toEqual([20_000, 140]);
    expect(() => multipliersOf(wanted, odds.slice(0, 1), 20_000)).toThrow('cap');
  });
});

test.each([
  { chance: fraction(49n, 50n), pays: 101 },
  { chance: fraction(1n, 50n), pays: 4950 },
  { chance: fraction(1n, 2n), pays: 198 },
  { chance: fraction(1n), pays: 99 },
])('a prize of the chance $chance.numerator/$chance.denominator at an edge of 1 %', (row) => {
  expect(multiplierOf(onePercent, row.chance, CAP)).toBe(row.pays);
});

test('shapes are exact powers, rounded down', () => {
  expect(shapeOf(fraction(1n, 256n), { eighths: 8 })).toBe(256n * 10n ** 12n);
  expect(shapeOf(fraction(1n, 256n), { eighths: 1 })).toBe(2n * 10n ** 12n);
  // The square root of two, to twelve digits.
  expect(shapeOf(fraction(1n, 2n), { eighths: 4 })).toBe(1_414_213_562_373n);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 1, max: 8 }), (of, eighths) => {
      const shape = shapeOf(fraction(1n, of), { eighths });
      const [low, high] = [shape, shape + 1n].map((value) => value ** 8n);
      const power = of ** BigInt(eighths) * 10n ** 96n;
      expect((low ?? 0n) <= power && power < (high ?? 0n)).toBe(true);
    }),
  );
});

test('combinations', () => {
  expect([0, 3, 5, 6, -1].map((taken) => combinations(5, taken))).toEqual([1n, 10n, 1n, 0n, 0n]);
  expect(combinations(60, 30)).toBe(118_264_581_564_861_424n);
});
