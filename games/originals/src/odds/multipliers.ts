import type { Hundredths } from '@arara/game-kit';
import { fraction, over, plus, times, toWeights, type Fraction } from '@arara/money';

/** The return that a table of prizes is made for. */
export interface Wanted {
  /** Mean payout over stake before prizes become whole hundredths. */
  readonly rate: Fraction;
  /**
   * False: each prize is rounded down, and rounding adds to the edge. True: the whole table is raised, by no more
   * than it needs, until its return is the wanted one at least.
   */
  readonly atLeast: boolean;
}

/** An outcome that may pay: its chance, and the size of its prize beside those of the others; 0 pays nothing. */
export interface Odds {
  readonly chance: Fraction;
  readonly shape: bigint;
}

const HUNDRED = fraction(100n);

/**
 * The prizes of outcomes, from the wanted return and their odds: the one source of every prize of the originals.
 * A prize is the largest whole number of hundredths that is not above `scale × shape`, and never above the cap;
 * the scale is the one at which all outcomes return the wanted rate, where a cap takes something, the others more.
 */
export function multipliersOf(
  wanted: Wanted,
  odds: readonly Odds[],
  cap: Hundredths,
): Hundredths[] {
  const table = roundedDown(wanted, odds, cap);
  return wanted.atLeast ? raised(wanted, odds, cap, table) : table;
}

/** The same for one outcome, which takes the whole return. */
export function multiplierOf(wanted: Wanted, chance: Fraction, cap: Hundredths): Hundredths {
  return multipliersOf(wanted, [{ chance, shape: 1n }], cap)[0] ?? 0;
}

/** The table at the exact scale; no prize of it is raised. */
export function roundedDown(
  { rate }: Wanted,
  odds: readonly Odds[],
  cap: Hundredths,
): Hundredths[] {
  const paying = odds.filter(({ shape }) => shape > 0n);
  const capped = new Set<Odds>();
  for (;;) {
    const scale = scaleOf(rate, paying, capped, cap);
    const over = paying.filter((each) => !capped.has(each) && at(scale, each) >= BigInt(cap));
    if (over.length === 0) {
      return odds.map((each) => (capped.has(each) ? cap : Number(at(scale, each))));
    }
    for (const each of over) capped.add(each);
  }
}

/** Hundredths per unit of shape, so that the outcomes below the cap return what capped ones leave. */
function scaleOf(
  rate: Fraction,
  paying: readonly Odds[],
  capped: ReadonlySet<Odds>,
  cap: Hundredths,
): Fraction {
  let left = times(rate, HUNDRED);
  let sizes = fraction(0n);
  for (const each of paying) {
    if (capped.has(each)) left = plus(left, times(each.chance, fraction(-BigInt(cap))));
    else sizes = plus(sizes, times(each.chance, fraction(each.shape)));
  }
  return sizes.numerator === 0n ? fraction(0n) : over(left, sizes);
}

function at({ numerator, denominator }: Fraction, { shape }: Odds): bigint {
  return (numerator * shape) / denominator;
}

/** Raises the scale from step to step: each time to the nearest one at which a prize gains a hundredth. */
function raised(
  { rate }: Wanted,
  odds: readonly Odds[],
  cap: Hundredths,
  from: readonly Hundredths[],
): Hundredths[] {
  const [one = 0n, ...weights] = toWeights([fraction(1n), ...odds.map(({ chance }) => chance)]);
  const goal = 100n * one * rate.numerator;
  const table = [...from];
  const paid = () => table.reduce((sum, pays, i) => sum + BigInt(pays) * (weights[i] ?? 0n), 0n);
  let sum = paid();
  while (sum * rate.denominator < goal) {
    const next = nextSteps(odds, table, cap);
    if (next.length === 0) throw new RangeError('the cap leaves no room for the wanted return');
    for (const place of next) {
      table[place] = (table[place] ?? 0) + 1;
      sum += weights[place] ?? 0n;
    }
  }
  return table;
}

/** The places whose next hundredth comes first as the scale grows. */
function nextSteps(odds: readonly Odds[], table: readonly Hundredths[], cap: Hundredths): number[] {
  let nearest: { up: bigint; shape: bigint } | null = null;
  let places: number[] = [];
  for (const [place, { shape }] of odds.entries()) {
    const pays = table[place] ?? 0;
    if (shape === 0n || pays >= cap) continue;
    const up = BigInt(pays + 1);
    const order = nearest === null ? -1n : up * nearest.shape - nearest.up * shape;
    if (order < 0n) [nearest, places] = [{ up, shape }, []];
    if (order <= 0n) places.push(place);
  }
  return places;
}
