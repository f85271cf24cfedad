import {
  fraction,
  plus,
  times,
  toDecimal,
  type Fraction,
  type JackpotLevel,
  type JackpotRules,
} from '@arara/game-kit';
import { scaleOf } from '@arara/money';
import type { Sentence } from './rule.ts';

/** The messages of a jackpot's name and of its levels, by the parameters that stand for them. */
export function jackpotNames(rules: JackpotRules | null): Readonly<Record<string, string>> {
  if (rules === null) return {};
  const levels = rules.levels.map(({ code }) => [code, `jackpot.level.${code}`] as const);
  return { jackpot: `jackpot.name.${rules.code}`, ...Object.fromEntries(levels) };
}

/** The rules of a jackpot, with the figures of its own data. */
export function jackpotSentences(rules: JackpotRules | null): Sentence[] {
  if (rules === null) return [];
  const unit = 10 ** scaleOf(rules.currency);
  const of = (suffix: string, figure: (level: JackpotLevel) => number) =>
    Object.fromEntries(rules.levels.map((level) => [`${level.code}${suffix}`, figure(level)]));
  const contribution = percentOf(
    rules.levels.map(({ contributionMillionths: part }) => fraction(BigInt(part), 1_000_000n)),
  );
  const seeds = percentOf(
    rules.levels.map(({ numbersPerMinor, seedMinor }) =>
      fraction(BigInt(numbersPerMinor) * BigInt(seedMinor), BigInt(rules.numbers)),
    ),
  );
  const part = of('Part', ({ contributionMillionths }) =>
    percentOf([fraction(BigInt(contributionMillionths), 1_000_000n)]),
  );
  const units = of('Units', ({ numbersPerMinor }) =>
    Math.round(rules.numbers / numbersPerMinor / unit),
  );
  const seed = of('Seed', ({ seedMinor }) => seedMinor / unit);
  return [
    ['jackpot.feed', { contribution, ...part }],
    ['jackpot.draw', units],
    ['jackpot.win', seed],
    ['jackpot.late'],
    ['jackpot.return', { contribution, seeds }],
  ];
}

/** The sum of shares in percent, rounded down to two decimals. */
function percentOf(shares: readonly Fraction[]): number {
  const sum = shares.reduce((so, share) => plus(so, share), fraction(0n));
  return Number(toDecimal(times(sum, fraction(100n)), 2));
}
