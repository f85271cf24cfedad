import { fraction, type Fraction } from '@arara/game-kit';
import type { SpinMultiplier } from '../maths.ts';
import type { Outcome } from './spin-outcomes.ts';

/** Free spins as a chain: each spin has one of these outcomes, and the chain ends when none is left. */
export interface SpinChain {
  readonly outcomes: readonly Outcome[];
  readonly cycle: number;
  readonly multiplier: SpinMultiplier;
  readonly spinsMax: number;
}

/** Where a chain stands: spins left, spins awarded so far, place on the multiplier's ladder. */
export interface ChainState {
  readonly left: number;
  readonly total: number;
  readonly step: number;
}

/** Mean, mean square (both in payout units) and chance of nothing, of the spins of an award. */
export interface Moments {
  readonly mean: number;
  readonly square: number;
  readonly nothing: number;
}

/** Where an award starts the chain. */
export function startOf(chain: SpinChain, award: number): ChainState {
  const total = Math.min(award, chain.spinsMax);
  return { left: total, total, step: 0 };
}

/** Where the chain stands after a spin of this outcome. */
export function nextState(chain: SpinChain, state: ChainState, outcome: Outcome): ChainState {
  const more = Math.min(outcome.spins, chain.spinsMax - state.total);
  const climbs = chain.multiplier.rule === 'climb' && outcome.won;
  const top = chain.multiplier.values.length - 1;
  return {
    left: state.left - 1 + more,
    total: state.total + more,
    step: climbs ? Math.min(state.step + 1, top) : state.step,
  };
}

/** The multipliers that a spin may have at a step, with their integer weights. */
export function multipliersAt(chain: SpinChain, step: number): [value: number, weight: number][] {
  const { multiplier } = chain;
  if (multiplier.rule === 'climb') return [[multiplier.values[step] ?? 1, 1]];
  return multiplier.values.map((value, index) => [value, multiplier.weights[index] ?? 0]);
}

/** Folds the chain from its end, visiting each state once. */
export function foldChain<T>(
  chain: SpinChain,
  end: T,
  fold: (state: ChainState, next: (outcome: Outcome) => T) => T,
): (state: ChainState) => T {
  const known = new Map<string, T>();
  const valueOf = (state: ChainState): T => {
    if (state.left === 0) return end;
    const key = `${state.left} ${state.total} ${state.step}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = fold(state, (outcome) => valueOf(nextState(chain, state, outcome)));
    known.set(key, value);
    return value;
  };
  return valueOf;
}

/**
 * The exact mean payout, in payout units, of the free spins of each award. A spin has denominator
 * cycle · weights; values are kept as integers over its powers, and reduced once.
 */
export function exactMean(chain: SpinChain): (award: number) => Fraction {
  const weights = BigInt(sum(multipliersAt(chain, 0).map(([, weight]) => weight)));
  const unit = BigInt(chain.cycle) * weights;
  const mean = foldChain<bigint>(chain, 0n, ({ left, total, step }, next) => {
    const factor = BigInt(sum(multipliersAt(chain, step).map(([value, weight]) => value * weight)));
    let here = 0n;
    let later = 0n;
    for (const outcome of chain.outcomes) {
      const stops = BigInt(outcome.stops);
      here += outcome.sum * factor + BigInt(outcome.scatterPay) * stops * weights;
      later += stops * weights * next(outcome);
    }
    return here * unit ** BigInt(chain.spinsMax - (total - left) - 1) + later;
  });
  return (award) => fraction(mean(startOf(chain, award)), unit ** BigInt(chain.spinsMax));
}

/** Moments in doubles, for the figures that are shown: volatility and hit rate. */
export function chainMoments(chain: SpinChain): (award: number) => Moments {
  const end: Moments = { mean: 0, square: 0, nothing: 1 };
  const moments = foldChain<Moments>(chain, end, ({ step }, next) => {
    const values = multipliersAt(chain, step);
    const weights = sum(values.map(([, weight]) => weight));
    const first = sum(values.map(([value, weight]) => value * weight)) / weights;
    const second = sum(values.map(([value, weight]) => value ** 2 * weight)) / weights;
    return chain.outcomes.reduce<Moments>(
      (so, outcome) => add(so, outcome, chain.cycle, first, second, next(outcome)),
      { mean: 0, square: 0, nothing: 0 },
    );
  });
  return (award) => (award === 0 ? end : moments(startOf(chain, award)));
}

/** Adds the share of one outcome: its spin, multiplied, and what follows it. */
export function add(
  so: Moments,
  outcome: Outcome,
  cycle: number,
  first: number,
  second: number,
  later: Moments,
): Moments {
  const chance = outcome.stops / cycle;
  const won = Number(outcome.sum) / outcome.stops;
  const pay = outcome.scatterPay;
  const mean = won * first + pay;
  const square = (outcome.squares / outcome.stops) * second + 2 * won * first * pay + pay ** 2;
  return {
    mean: so.mean + chance * (mean + later.mean),
    square: so.square + chance * (square + 2 * mean * later.mean + later.square),
    nothing: so.nothing + (outcome.won || pay > 0 ? 0 : chance * later.nothing),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
