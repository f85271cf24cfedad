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
import { entryFor, leastOf } from '../award.ts';
import type { ReelsMaths } from '../maths.ts';
import { BUY } from '../reels/play-reels.ts';
import { add, chainMoments, exactMean, type Moments } from './free-spins.ts';
import { modelRound, type RoundModel } from './round-model.ts';
import { capFigures, type Opening } from './win-cap.ts';
import type { Outcome } from './spin-outcomes.ts';

/** Every stop of every strip, and the chain of free spins: the return is an exact fraction. */
export function certifyReels(maths: ReelsMaths): Pick<Certificate, 'modes'> {
  const model = modelRound(maths);
  return { modes: maths.modes.map((mode) => certifyMode(model, mode)) };
}

/** Parts of the return of a mode, in payout units, before the cap. */
interface Parts {
  readonly wins: Fraction;
  readonly scatters: Fraction;
  readonly freeSpins: Fraction;
}

/** The figures of a mode that need no Fourier transform; quick enough for every test run. */
export function exactFigures(
  model: RoundModel,
  mode: BetMode,
): Pick<ModeCertificate, 'exact' | 'parts' | 'hitRate' | 'volatility'> & { mean: Fraction } {
  const { maths } = model;
  const opening = openingOf(model, mode);
  const parts = partsOf(model, opening);
  const mean = plus(plus(parts.wins, parts.scatters), parts.freeSpins);
  const perCost = fraction(BigInt(maths.payoutUnit), BigInt(mode.cost));
  const moments = momentsOf(model, opening);
  const deviation = Math.sqrt(moments.square - moments.mean ** 2);
  const spell = (part: Fraction) => toDecimal(times(part, perCost), 8);
  return {
    mean,
    exact: stated(times(mean, perCost)),
    parts: {
      [maths.model]: spell(parts.wins),
      scatters: spell(parts.scatters),
      freeSpins: spell(parts.freeSpins),
    },
    hitRate: roundedDecimal(1 - moments.nothing, 6),
    volatility: roundedDecimal((deviation * maths.payoutUnit) / 100, 4),
  };
}

function certifyMode(model: RoundModel, mode: BetMode): ModeCertificate {
  const { maths } = model;
  const { mean, ...figures } = exactFigures(model, mode);
  const cap = capFigures(openingOf(model, mode), model.chain, maths.winCap / maths.payoutUnit);
  const perCost = maths.payoutUnit / mode.cost;
  const capCost = Math.max(0, (toNumber(mean) - cap.cappedMean) * perCost);
  return {
    mode: mode.code,
    cost: mode.cost,
    rtp: floored(toNumber(mean) * perCost - capCost, 6),
    ...figures,
    capCost: roundedDecimal(capCost, 8),
    topPrize: { multiplier: maths.winCap, oneIn: oneIn(cap.chance) },
  };
}

/** One round in how many: three digits are sure of so small a chance. */
export function oneIn(chance: number): string {
  return String(Number((1 / chance).toPrecision(3)));
}

/** A double as so many decimals, rounded down. */
export function floored(value: number, digits: number): string {
  return roundedDecimal(Math.floor(value * 10 ** digits) / 10 ** digits, digits);
}

/** A bought round opens without a spin, with the least award. */
function openingOf(model: RoundModel, mode: BetMode): Opening {
  if (mode.code !== BUY) return { outcomes: model.outcomes, cycle: model.cycle };
  const { awards } = model.maths.freeSpins;
  const spins = entryFor(awards, leastOf(awards));
  const outcome: Outcome = {
    stops: 1,
    won: false,
    scatterPay: 0,
    spins,
    wins: new Map([[0, 1]]),
    sum: 0n,
    squares: 0,
  };
  return { outcomes: [outcome], cycle: 1 };
}

function partsOf(model: RoundModel, { outcomes, cycle }: Opening): Parts {
  const freeSpins = exactMean(model.chain);
  const all = BigInt(cycle);
  let wins = 0n;
  let scatters = 0n;
  let free = fraction(0n);
  const stopsByAward = new Map<number, bigint>();
  for (const outcome of outcomes) {
    const stops = BigInt(outcome.stops);
    wins += outcome.sum;
    scatters += BigInt(outcome.scatterPay) * stops;
    if (outcome.spins === 0) continue;
    stopsByAward.set(outcome.spins, (stopsByAward.get(outcome.spins) ?? 0n) + stops);
  }
  for (const [award, stops] of stopsByAward) {
    free = plus(free, times(fraction(stops, all), freeSpins(award)));
  }
  return { wins: fraction(wins, all), scatters: fraction(scatters, all), freeSpins: free };
}

function momentsOf(model: RoundModel, { outcomes, cycle }: Opening): Moments {
  const after = chainMoments(model.chain);
  return outcomes.reduce<Moments>(
    (so, outcome) => add(so, outcome, cycle, 1, 1, after(outcome.spins)),
    { mean: 0, square: 0, nothing: 0 },
  );
}
