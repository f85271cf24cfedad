import {
  fraction,
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
import type { BookMaths } from '../maths.ts';
import { bookOutcomes } from './book-table.ts';
import { floored, oneIn } from './certify-reels.ts';
import { add, chainMoments, exactMean, type Moments, type SpinChain } from './free-spins.ts';
import type { Outcome } from './spin-outcomes.ts';
import { capFigures } from './win-cap.ts';

/** A whole round before its cap: the paid spin, then the free spins of one of the symbols that expand. */
export interface BookModel {
  readonly maths: BookMaths;
  readonly outcomes: readonly Outcome[];
  readonly cycle: number;
  /** The chain of each symbol with its share of the draws; the shares add up to one. */
  readonly chains: readonly { readonly share: Fraction; readonly chain: SpinChain }[];
}

/** Enumerates the paid spin, and the free spins of every symbol. */
export function modelBook(maths: BookMaths): BookModel {
  const { awards, again, spinsMax, symbols } = maths.freeSpins;
  const all = Object.values(symbols).reduce((sum, weight) => sum + weight, 0);
  const chains = Object.entries(symbols).map(([symbol, weight]) => ({
    share: fraction(BigInt(weight), BigInt(all)),
    chain: {
      ...bookOutcomes(maths, maths.freeStrips, again, symbol),
      // Nothing multiplies: a ladder of one step.
      multiplier: { rule: 'climb', values: [1] } as const,
      spinsMax,
    },
  }));
  return { maths, ...bookOutcomes(maths, maths.strips, awards, null), chains };
}

/** Every stop of every strip for every symbol: the return before the cap is an exact fraction. */
export function certifyBook(maths: BookMaths): Pick<Certificate, 'modes'> {
  const model = modelBook(maths);
  return { modes: maths.modes.map((mode) => certifyMode(model, mode)) };
}

/** The figures that need no Fourier transform; quick enough for every test run. */
export function exactBookFigures(
  model: BookModel,
  mode: BetMode,
): Pick<ModeCertificate, 'exact' | 'parts' | 'hitRate' | 'volatility'> & { mean: Fraction } {
  const { maths } = model;
  const { lines, books, freeSpins } = partsOf(model);
  const mean = plus(plus(lines, books), freeSpins);
  const perCost = fraction(BigInt(maths.payoutUnit), BigInt(mode.cost));
  const moments = momentsOf(model);
  const deviation = Math.sqrt(moments.square - moments.mean ** 2);
  const spell = (part: Fraction) => toDecimal(times(part, perCost), 8);
  return {
    mean,
    exact: stated(times(mean, perCost)),
    parts: { lines: spell(lines), scatters: spell(books), freeSpins: spell(freeSpins) },
    hitRate: roundedDecimal(1 - moments.nothing, 6),
    volatility: roundedDecimal((deviation * maths.payoutUnit) / 100, 4),
  };
}

function certifyMode(model: BookModel, mode: BetMode): ModeCertificate {
  const { maths, outcomes, cycle, chains } = model;
  const { mean, ...figures } = exactBookFigures(model, mode);
  let [chance, cappedMean] = [0, 0];
  for (const { share, chain } of chains) {
    const cap = capFigures({ outcomes, cycle }, chain, maths.winCap / maths.payoutUnit);
    chance += cap.chance * toNumber(share);
    cappedMean += cap.cappedMean * toNumber(share);
  }
  const perCost = maths.payoutUnit / mode.cost;
  const capCost = Math.max(0, (toNumber(mean) - cappedMean) * perCost);
  return {
    mode: mode.code,
    cost: mode.cost,
    rtp: floored(toNumber(mean) * perCost - capCost, 6),
    ...figures,
    capCost: roundedDecimal(capCost, 8),
    topPrize: { multiplier: maths.winCap, oneIn: oneIn(chance) },
  };
}

function partsOf({ outcomes, cycle, chains }: BookModel) {
  const all = BigInt(cycle);
  let [lines, books, freeSpins] = [0n, 0n, fraction(0n)];
  const stopsByAward = new Map<number, bigint>();
  for (const { sum, stops, scatterPay, spins } of outcomes) {
    lines += sum;
    books += BigInt(scatterPay) * BigInt(stops);
    if (spins > 0) stopsByAward.set(spins, (stopsByAward.get(spins) ?? 0n) + BigInt(stops));
  }
  for (const { share, chain } of chains) {
    const mean = exactMean(chain);
    for (const [award, stops] of stopsByAward) {
      freeSpins = plus(freeSpins, times(times(fraction(stops, all), share), mean(award)));
    }
  }
  return { lines: fraction(lines, all), books: fraction(books, all), freeSpins };
}

function momentsOf({ outcomes, cycle, chains }: BookModel): Moments {
  const nothing: Moments = { mean: 0, square: 0, nothing: 0 };
  return chains.reduce<Moments>((all, { share, chain }) => {
    const after = chainMoments(chain);
    const own = outcomes.reduce<Moments>(
      (so, outcome) => add(so, outcome, cycle, 1, 1, after(outcome.spins)),
      nothing,
    );
    const part = toNumber(share);
    return {
      mean: all.mean + own.mean * part,
      square: all.square + own.square * part,
      nothing: all.nothing + own.nothing * part,
    };
  }, nothing);
}
