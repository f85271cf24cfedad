import { fraction, plus, roundedDecimal, times, toDecimal, toNumber } from '@arara/money';
import type { Fraction } from '@arara/money';
import type { Hundredths } from './book.ts';
import { stated, type ChoiceReturn, type ChoiceTable } from './certificate.ts';

/** One prize of a way to play, and its chance; what is left of 1 pays nothing. */
export interface PrizeChance {
  readonly chance: Fraction;
  readonly pays: Hundredths;
}

/** The exact figures of one way to play: the choices of a player, or the moves that they decide on. */
export interface WayToPlay {
  /** Names and values as `risk=high,rows=16`. */
  readonly choice: string;
  /** Mean payout over cost. */
  readonly exact: Fraction;
  /** The chance that it pays anything. */
  readonly hit: Fraction;
  readonly top: Hundredths;
  readonly topChance: Fraction;
  /** The return that plain rounding down would have given, where prizes were rounded otherwise. */
  readonly plain?: Fraction;
}

/** Counts a way to play that costs one stake. */
export function wayOf(choice: string, prizes: readonly PrizeChance[], plain?: Fraction): WayToPlay {
  const won = prizes.filter(({ pays }) => pays > 0);
  const top = Math.max(0, ...won.map(({ pays }) => pays));
  const atTop = won.filter(({ pays }) => pays === top);
  const way = { choice, exact: meanOf(won), hit: sumOf(won), top, topChance: sumOf(atTop) };
  return plain === undefined ? way : { ...way, plain };
}

/** The mean payout of prizes, in stakes. */
export function meanOf(prizes: readonly PrizeChance[]): Fraction {
  return prizes.reduce(
    (sum, { chance, pays }) => plus(sum, times(chance, fraction(BigInt(pays), 100n))),
    fraction(0n),
  );
}

/** The standard deviation of prizes, in stakes. */
export function volatilityOf(prizes: readonly PrizeChance[]): number {
  const squares = prizes.reduce(
    (sum, { chance, pays }) => plus(sum, times(chance, fraction(BigInt(pays) ** 2n, 10_000n))),
    fraction(0n),
  );
  return Math.sqrt(Math.max(0, toNumber(squares) - toNumber(meanOf(prizes)) ** 2));
}

function sumOf(prizes: readonly PrizeChance[]): Fraction {
  return prizes.reduce((sum, { chance }) => plus(sum, chance), fraction(0n));
}

/** A way that differs by less than one in so many is not called below the wanted return: eight digits hide it. */
const SHOWN = 200_000_000n;

const COLUMNS = 'choice, top prize, hit, return, return, deviation, return by plain rounding';

/**
 * The table of every way to play. All of them are counted; `prints` says which ones stand in it as rows.
 * Throws a RangeError where there is none.
 */
export function choiceTable(
  wanted: Fraction,
  ways: Iterable<WayToPlay>,
  prints: (way: WayToPlay) => boolean = () => true,
): ChoiceTable & { readonly best: WayToPlay } {
  let count = 0;
  let below = 0;
  let ends: { least: WayToPlay; greatest: WayToPlay; best: WayToPlay } | null = null;
  const rows: string[] = [];
  for (const way of ways) {
    count += 1;
    if (isBelow(way.exact, wanted)) below += 1;
    ends ??= { least: way, greatest: way, best: way };
    if (isLess(way.exact, ends.least.exact)) ends.least = way;
    if (isLess(ends.greatest.exact, way.exact)) ends.greatest = way;
    if (way.top > ends.best.top) ends.best = way;
    if (prints(way)) rows.push(rowOf(way, wanted));
  }
  if (ends === null) throw new RangeError('no way to play');
  return {
    wanted: stated(wanted),
    count,
    below,
    least: returnOf(ends.least, wanted),
    greatest: returnOf(ends.greatest, wanted),
    columns: COLUMNS,
    rows,
    best: ends.best,
  };
}

/** Without a fraction in lowest terms, since a game may have a million ways. */
function isBelow(value: Fraction, wanted: Fraction): boolean {
  const distance = wanted.numerator * value.denominator - value.numerator * wanted.denominator;
  return distance * SHOWN > value.denominator * wanted.denominator;
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

function returnOf({ choice, exact }: WayToPlay, wanted: Fraction): ChoiceReturn {
  return { choice, exact: stated(lowest(exact)), deviation: deviationOf(exact, wanted) };
}

function rowOf({ choice, top, hit, exact, plain }: WayToPlay, wanted: Fraction): string {
  const rest = plain === undefined ? [] : [toDecimal(plain, 8)];
  const figures = [spell(hit), spell(exact), toDecimal(exact, 8), deviationOf(exact, wanted)];
  return [choice, top, ...figures, ...rest].join(' ');
}

function spell(value: Fraction): string {
  const { numerator, denominator } = lowest(value);
  return `${numerator}/${denominator}`;
}

function lowest({ numerator, denominator }: Fraction): Fraction {
  return fraction(numerator, denominator);
}

/** The return less the wanted one, with its sign. */
function deviationOf(exact: Fraction, wanted: Fraction): string {
  const less = { numerator: -wanted.numerator, denominator: wanted.denominator };
  return roundedDecimal(toNumber(plus(exact, less)), 8);
}
