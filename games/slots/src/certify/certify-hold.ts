import {
  fraction,
  over,
  plus,
  roundedDecimal,
  stated,
  times,
  toDecimal,
  toNumber,
  type BetMode,
  type Certificate,
  type Fraction,
  type ModeCertificate,
} from '@arara/game-kit';
import type { HoldMaths } from '../maths.ts';
import { floored, oneIn } from './certify-reels.ts';
import { meanByConvolution } from './convolution.ts';
import { holdEnds } from './hold-cap.ts';
import { holdMoments, valueSums, type HoldMoments } from './hold-chain.ts';
import { enumerateSpins, occurrences, type MarksOf } from './spin-table.ts';

/** Spins that are alike for what follows: coins and collect symbols in view, and what their lines pay. */
interface Opening {
  readonly coins: number;
  readonly collects: number;
  /** Hundredths of the stake, to the number of stops. */
  readonly wins: ReadonlyMap<number, number>;
}

/** A whole round before its cap: the spin by its coins, then the respins. */
export interface HoldModel {
  readonly maths: HoldMaths;
  readonly cycle: number;
  readonly openings: readonly Opening[];
}

/** Above any number of coins in view. */
const COLLECT = 16;

/** Enumerates the spin; throws where a second way to its mean disagrees. */
export function modelHold(maths: HoldMaths): HoldModel {
  const rules = { ...maths, model: 'lines' } as const;
  const marks: MarksOf = (view) =>
    occurrences(view, maths.coin) + COLLECT * occurrences(view, maths.collect);
  const table = enumerateSpins(rules, maths.strips, marks);
  const openings = [...table.byMarks.entries()].flatMap(([mark, counted]): Opening[] => {
    if (counted.size === 0) return [];
    const wins = new Map([...counted].map(([win, stops]) => [win * maths.payoutUnit, stops]));
    return [{ coins: mark % COLLECT, collects: Math.floor(mark / COLLECT), wins }];
  });
  const model = { maths, cycle: table.cycle, openings };
  const mean = times(linesMean(model), fraction(1n, BigInt(maths.payoutUnit)));
  const twice = over(mean, meanByConvolution(rules, maths.strips));
  if (twice.numerator !== twice.denominator) throw new Error('the two means differ');
  return model;
}

/** Every stop of every strip, and the chain of the respins: the return before the cap is an exact fraction. */
export function certifyHold(maths: HoldMaths): Pick<Certificate, 'modes'> {
  const model = modelHold(maths);
  return { modes: maths.modes.map((mode) => certifyMode(model, mode)) };
}

/** The figures that need no distribution of worths: all of them from exact fractions. */
export function exactHoldFigures(
  model: HoldModel,
  mode: BetMode,
): Pick<ModeCertificate, 'exact' | 'parts' | 'hitRate' | 'volatility'> & { mean: Fraction } {
  const { maths, cycle, openings } = model;
  const extra = extrasOf(maths);
  let [coins, respins, square] = [fraction(0n), fraction(0n), fraction(0n)];
  let nothing = 0;
  for (const opening of openings) {
    const more = extra(opening);
    const [stops, sum, squares] = countsOf(opening);
    const chance = fraction(stops, BigInt(cycle));
    const share = times(more.mean, chance);
    if (opening.coins < maths.hold.opensAt) coins = plus(coins, share);
    else respins = plus(respins, share);
    const both = times(more.mean, fraction(2n * sum, BigInt(cycle)));
    const own = plus(fraction(squares, BigInt(cycle)), times(more.square, chance));
    square = plus(square, plus(own, both));
    if (more.mean.numerator === 0n) nothing += opening.wins.get(0) ?? 0;
  }
  const lines = linesMean(model);
  const mean = plus(lines, plus(coins, respins));
  const perCost = fraction(1n, BigInt(mode.cost));
  const spell = (part: Fraction) => toDecimal(times(part, perCost), 8);
  const variance = plus(square, times(times(mean, mean), fraction(-1n)));
  return {
    mean,
    exact: stated(times(mean, perCost)),
    parts: { lines: spell(lines), coins: spell(coins), respins: spell(respins) },
    hitRate: roundedDecimal(1 - nothing / cycle, 6),
    volatility: roundedDecimal(Math.sqrt(toNumber(variance)) / 100, 4),
  };
}

function certifyMode(model: HoldModel, mode: BetMode): ModeCertificate {
  const { mean, ...figures } = exactHoldFigures(model, mode);
  const cap = capFigures(model);
  const capCost = cap.cut / mode.cost;
  return {
    mode: mode.code,
    cost: mode.cost,
    rtp: floored(toNumber(mean) / mode.cost - capCost, 6),
    ...figures,
    capCost: roundedDecimal(capCost, 8),
    topPrize: { multiplier: model.maths.winCap, oneIn: oneIn(cap.chance) },
  };
}

/** The moments of what coins pay after a spin: nothing, the collect symbol's sum, or the respins. */
function extrasOf(maths: HoldMaths): (opening: Opening) => HoldMoments {
  const respins = holdMoments(maths);
  const { all, first, second } = valueSums(maths);
  return ({ coins, collects }) => {
    if (coins >= maths.hold.opensAt) return respins(coins, collects);
    const n = BigInt(collects === 0 ? 0 : coins);
    return {
      mean: fraction(n * first, all),
      square: fraction(n * second * all + n * (n - 1n) * first ** 2n, all ** 2n),
    };
  };
}

/** Stops of an opening, with the sums of what its lines pay and of the squares of that. */
function countsOf({ wins }: Opening): [stops: bigint, sum: bigint, squares: bigint] {
  let [stops, sum, squares] = [0n, 0n, 0n];
  for (const [win, count] of wins) {
    stops += BigInt(count);
    sum += BigInt(win) * BigInt(count);
    squares += BigInt(win) ** 2n * BigInt(count);
  }
  return [stops, sum, squares];
}

function linesMean({ openings, cycle }: HoldModel): Fraction {
  const sum = openings.reduce((so, opening) => so + countsOf(opening)[1], 0n);
  return fraction(sum, BigInt(cycle));
}

/** The chance of the cap, and the mean of what it takes: over the openings whose respins may come near it. */
function capFigures({ maths, cycle, openings }: HoldModel): { chance: number; cut: number } {
  const ends = holdEnds(maths);
  const moments = holdMoments(maths);
  let [chance, cut] = [0, 0];
  for (const { coins, collects, wins } of openings) {
    if (coins < maths.hold.opensAt) continue;
    const worths = ends(coins, collects);
    const mean = toNumber(moments(coins, collects).mean);
    for (const [win, stops] of wins) {
      let [reached, capped] = [0, 0];
      for (const [worth, share] of worths.entries()) {
        const paid = Math.min(maths.winCap, worth * 100 + win);
        capped += share * paid;
        if (paid === maths.winCap) reached += share;
      }
      chance += (reached * stops) / cycle;
      cut += ((mean + win - capped) * stops) / cycle;
    }
  }
  return { chance, cut: Math.max(0, cut) };
}
