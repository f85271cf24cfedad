import { fraction, type Fraction } from '@arara/game-kit';
import type { HoldMaths } from '../maths.ts';

/** The exact mean and mean square of what the respins pay, in hundredths of the stake. */
export interface HoldMoments {
  readonly mean: Fraction;
  readonly square: Fraction;
}

/** The ways in which so many open cells may be drawn at once, each with its weight out of `weightOf(maths) ** open`. */
export interface Drawn {
  readonly coins: number;
  readonly collects: number;
  readonly weight: bigint;
}

/** Everything that one respin of so many open cells may bring. */
export function drawsOf({ hold }: Pick<HoldMaths, 'hold'>, open: number): Drawn[] {
  const [coin, collect, blank] = [hold.cells.coin, hold.cells.collect, hold.cells.blank].map(
    BigInt,
  );
  const draws: Drawn[] = [];
  for (let coins = 0; coins <= open; coins += 1) {
    for (let collects = 0; coins + collects <= open; collects += 1) {
      const ways = choose(open, coins) * choose(open - coins, collects);
      const weight =
        ways *
        (coin ?? 0n) ** BigInt(coins) *
        (collect ?? 0n) ** BigInt(collects) *
        (blank ?? 0n) ** BigInt(open - coins - collects);
      draws.push({ coins, collects, weight });
    }
  }
  return draws;
}

/** The sum of the weights of one cell. */
export function weightOf({ hold }: Pick<HoldMaths, 'hold'>): number {
  return hold.cells.coin + hold.cells.collect + hold.cells.blank;
}

/** The sums over a coin's values: of weights, of weighted values and of weighted squares. */
export function valueSums({ hold }: Pick<HoldMaths, 'hold'>) {
  let [all, first, second] = [0n, 0n, 0n];
  for (const [value, weight] of Object.entries(hold.values)) {
    all += BigInt(weight);
    first += BigInt(weight) * BigInt(value);
    second += BigInt(weight) * BigInt(value) ** 2n;
  }
  return { all, first, second };
}

/**
 * The end F of the respins from a state on, by the worth T that is held there: E F = (a T + b / V) / W^power and
 * E F² = (c T² + d T / V + e / V²) / W^power, with W the weights of a cell and V those of a coin's values.
 */
interface Ends {
  readonly power: number;
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly d: bigint;
  readonly e: bigint;
}

/**
 * The moments of the respins that open with so many coins and collect symbols. A collect symbol doubles what is held,
 * so the end is linear in it: a state needs five whole numbers, whatever the values are.
 */
export function holdMoments(maths: HoldMaths): (coins: number, collects: number) => HoldMoments {
  const { grand, respins } = maths.hold;
  const cells = maths.strips.length * 3;
  const sums = valueSums(maths);
  const unit = BigInt(weightOf(maths));
  const known = new Map<string, Ends>();

  function endsAt(open: number, left: number): Ends {
    if (open === 0) return endWith(BigInt(grand) * sums.all);
    if (left === 0) return endWith(0n);
    const key = `${open} ${left}`;
    const found = known.get(key) ?? fold(open, left);
    known.set(key, found);
    return found;
  }

  function fold(open: number, left: number): Ends {
    const steps = drawsOf(maths, open).map((draw) => {
      const landed = draw.coins + draw.collects;
      return { ...draw, next: endsAt(open - landed, landed > 0 ? respins : left - 1) };
    });
    const most = Math.max(...steps.map(({ next }) => next.power));
    let [a, b, c, d, e] = [0n, 0n, 0n, 0n, 0n];
    for (const { coins, collects, weight, next } of steps) {
      const share = weight * unit ** BigInt(most - next.power);
      const [twice, fourfold] = [2n ** BigInt(collects), 4n ** BigInt(collects)];
      const { first, second } = sumsOf(coins);
      a += share * next.a * twice;
      b += share * (next.a * twice * first + next.b);
      c += share * next.c * fourfold;
      d += share * (next.c * fourfold * 2n * first + next.d * twice);
      e += share * (next.c * fourfold * second + next.d * twice * first + next.e);
    }
    return { power: most + open, a, b, c, d, e };
  }

  /** Mean and mean square of so many coins, over the weights of values and over their square. */
  function sumsOf(coins: number): { first: bigint; second: bigint } {
    const n = BigInt(coins);
    return {
      first: n * sums.first,
      second: n * sums.second * sums.all + n * (n - 1n) * sums.first ** 2n,
    };
  }

  return (coins, collects) => {
    const { power, a, b, c, d, e } = endsAt(cells - coins - collects, respins);
    const [twice, fourfold] = [2n ** BigInt(collects), 4n ** BigInt(collects)];
    const { first, second } = sumsOf(coins);
    const all = unit ** BigInt(power);
    return {
      mean: fraction(a * twice * first + b, all * sums.all),
      square: fraction(c * fourfold * second + d * twice * first + e, all * sums.all ** 2n),
    };
  };
}

/** The respins are over: what is held is paid, with the grand prize (times the weights of values) or without. */
function endWith(grand: bigint): Ends {
  return { power: 0, a: 1n, b: grand, c: 1n, d: 2n * grand, e: grand ** 2n };
}

/** In how many ways some of so many can be chosen. */
function choose(all: number, some: number): bigint {
  let result = 1n;
  for (let n = 1; n <= some; n += 1) result = (result * BigInt(all - some + n)) / BigInt(n);
  return result;
}
