import {
  fraction,
  over,
  plus,
  stated,
  times,
  toDecimal,
  type Fraction,
  type JackpotCertificate,
  type JackpotLevel,
  type JackpotRules,
  type ModeCertificate,
} from '@arara/game-kit';
import { formatDecimal, minor, money, scaleOf } from '@arara/money';

/**
 * Adds the jackpot's part to the figures of a mode. Numbers and contributions count from the cost, so the shares of
 * every mode and stake are the same; where a pool stands changes the size of the next win and no share.
 */
export function withJackpot(rules: JackpotRules, mode: ModeCertificate): ModeCertificate {
  const levels = rules.levels.map((level) => levelOf(rules, level));
  const contribution = sumOf(rules.levels.map(contributionOf));
  const seeds = sumOf(rules.levels.map((level) => seedsOf(rules, level)));
  const share = plus(contribution, seeds);
  const totalOf = (book: Fraction) => plus(book, share);
  const exact = fraction(BigInt(mode.exact.numerator), BigInt(mode.exact.denominator));
  const jackpot: JackpotCertificate = {
    code: rules.code,
    currency: rules.currency,
    levels,
    contribution: stated(contribution),
    seeds: stated(seeds),
    totalRtp: toDecimal(totalOf(fractionOf(mode.rtp)), 6),
    totalExact: stated(totalOf(exact)),
  };
  return { ...mode, jackpot };
}

function levelOf(rules: JackpotRules, level: JackpotLevel): JackpotCertificate['levels'][number] {
  const chance = times(chanceOf(rules, level), fraction(10n ** BigInt(scaleOf(rules.currency))));
  return {
    level: level.code,
    chancePerUnit: stated(chance, 12),
    unitsPerWin: toDecimal(over(fraction(1n), chance), 2),
    contribution: stated(contributionOf(level)),
    seed: formatDecimal(money(minor(BigInt(level.seedMinor)), rules.currency)),
    seeds: stated(seedsOf(rules, level)),
  };
}

/** The chance of each minor unit that is staked. */
function chanceOf({ numbers }: JackpotRules, { numbersPerMinor }: JackpotLevel): Fraction {
  return fraction(BigInt(numbersPerMinor), BigInt(numbers));
}

const contributionOf = ({ contributionMillionths }: JackpotLevel): Fraction =>
  fraction(BigInt(contributionMillionths), 1_000_000n);

const seedsOf = (rules: JackpotRules, level: JackpotLevel): Fraction =>
  times(chanceOf(rules, level), fraction(BigInt(level.seedMinor)));

const sumOf = (parts: readonly Fraction[]): Fraction =>
  parts.reduce((sum, part) => plus(sum, part), fraction(0n));

/** A decimal of at least one digit behind its point as the fraction that it is. */
function fractionOf(decimal: string): Fraction {
  const [whole = '0', digits = ''] = decimal.split('.');
  return fraction(BigInt(whole + digits), 10n ** BigInt(digits.length));
}
