import { minor, money } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { jackpotWon, levelOf, numberDrawn, owedTo } from './jackpot.ts';
import type { JackpotRules } from './jackpot.ts';

const rules: JackpotRules = {
  code: 'tiny',
  currency: 'BRL',
  numbers: 1_000,
  levels: [
    { code: 'grand', numbersPerMinor: 1, contributionMillionths: 3_500, seedMinor: 900 },
    { code: 'major', numbersPerMinor: 2, contributionMillionths: 1_500, seedMinor: 90 },
    { code: 'mini', numbersPerMinor: 4, contributionMillionths: 1_000, seedMinor: 9 },
  ],
};
const reais = (amount: bigint) => money(minor(amount), 'BRL');
const wonBy = (cost: bigint) => {
  const counted = { grand: 0, major: 0, mini: 0 };
  for (let number = 0; number < rules.numbers; number += 1) {
    const level = levelOf(rules, number, reais(cost));
    if (level !== null) counted[level.code] += 1;
  }
  return counted;
};

describe('the numbers of a draw', () => {
  test('are of one level at most, the greatest first', () => {
    const codes = [0, 9, 10, 29, 30, 69, 70].map(
      (n) => levelOf(rules, n, reais(10n))?.code ?? null,
    );
    expect(codes).toEqual(['grand', 'grand', 'major', 'major', 'mini', 'mini', null]);
  });

  test('are won in proportion to the cost: each centavo has the same chance', () => {
    for (const cost of [1n, 7n, 100n]) {
      const factor = Number(cost);
      expect(wonBy(cost)).toEqual({ grand: factor, major: 2 * factor, mini: 4 * factor });
    }
  });

  test('win nothing in another currency', () => {
    expect(levelOf(rules, 0, money(minor(100n), 'FUN'))).toBeNull();
  });

  test('are looked for in the book; a book without one wins nothing', () => {
    const book = (events: { type: string }[]) => ({ payoutMultiplier: 0, events });
    const drawn = book([
      { type: 'reveal' },
      { type: 'jackpotDraw', number: 3 } as { type: string },
    ]);
    expect(numberDrawn(drawn)).toBe(3);
    expect(jackpotWon({ jackpot: rules }, drawn, reais(10n))?.code).toBe('grand');
    expect(jackpotWon({}, drawn, reais(10n))).toBeNull();
    expect(jackpotWon({ jackpot: rules }, book([]), reais(10n))).toBeNull();
  });
});

test('a level is owed its part of the turnover, rounded down once for all of it', () => {
  const [grand] = rules.levels;
  if (grand === undefined) throw new Error('no level');
  expect(
    [0n, 285n, 286n, 571n, 572n, 1_000_000n].map((turnover) => owedTo(grand, turnover)),
  ).toEqual([0n, 0n, 1n, 1n, 2n, 3_500n]);
});
