import {
  multipliersAt,
  nextState,
  startOf,
  type ChainState,
  type SpinChain,
} from './free-spins.ts';
import { realInverse, silence, transform, type Signal } from './fourier.ts';
import type { Outcome } from './spin-outcomes.ts';

/** The effect of a win cap on rounds: the chance to reach it, and the mean of rounds held below it. */
export interface CapFigures {
  readonly chance: number;
  /** Mean payout in payout units. */
  readonly cappedMean: number;
}

/** The outcomes of a paid spin with the free spins each opens; a bought round has one, of no spin. */
export interface Opening {
  readonly outcomes: readonly Outcome[];
  readonly cycle: number;
}

/** Moves of each state as pairs: the number of a signal, and of the state that follows. */
interface Folding {
  readonly signals: readonly Signal[];
  readonly states: readonly Int32Array[];
  readonly round: Int32Array;
}

/**
 * The signal is this many times the cap at least. Totals beyond its end would come in again at its
 * beginning: that takes as many spins at the cap in one round, which three digits do not notice.
 */
const ROOM = 4;

/** Where a round ends. */
const END = -1;

/**
 * The distribution of a whole round by its Fourier transform: the spectrum of a sum of spins is the
 * product of theirs, folded backwards through the chain at each frequency. Any single spin is held
 * at the cap, which leaves the capped total as it is and keeps the signal short.
 */
export function capFigures(opening: Opening, chain: SpinChain, cap: number): CapFigures {
  const length = 2 ** Math.ceil(Math.log2(cap * ROOM));
  const states = statesOf(opening, chain);
  const signals: Signal[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (outcomes: readonly Outcome[], cycle: number, step: number | null): number => {
    const { won, spins } = outcomes[0] as Outcome;
    const key = `${step} ${won} ${spins}`;
    const multipliers = step === null ? ONCE : multipliersAt(chain, step);
    const number =
      numbers.get(key) ?? signals.push(spectrumOf(outcomes, multipliers, cycle, cap, length)) - 1;
    numbers.set(key, number);
    return number;
  };
  const folding: Folding = {
    signals,
    states: states.map((state) =>
      pairs(alike(chain.outcomes), (group) => [
        numberOf(group, chain.cycle, state.step),
        indexOf(states, nextState(chain, state, group[0] as Outcome)),
      ]),
    ),
    round: pairs(alike(opening.outcomes), (group) => {
      const start = startOf(chain, (group[0] as Outcome).spins);
      return [numberOf(group, opening.cycle, null), indexOf(states, start)];
    }),
  };
  return figuresOf(realInverse(foldSpectrum(folding, length)), cap);
}

/** A paid spin is not multiplied. */
const ONCE: [number, number][] = [[1, 1]];

/** Outcomes that lead to the same state, whatever they pay. */
function alike(outcomes: readonly Outcome[]): Outcome[][] {
  return Object.values(Object.groupBy(outcomes, ({ won, spins }) => `${won} ${spins}`)).map(
    (group) => group ?? [],
  );
}

function pairs(groups: Outcome[][], pair: (group: Outcome[]) => [number, number]): Int32Array {
  return Int32Array.from(groups.flatMap(pair));
}

function figuresOf(distribution: Float64Array, cap: number): CapFigures {
  let below = 0;
  let chance = 0;
  for (const [total, share] of distribution.entries()) {
    if (total < cap) below += total * share;
    else chance += share;
  }
  return { chance, cappedMean: below + chance * cap };
}

/** The spectrum of the round, for the first half of the frequencies. */
function foldSpectrum({ signals, states, round }: Folding, length: number): Signal {
  const result = silence(length);
  // One frequency's values side by side, so that the inner loop stays in the processor's cache.
  const here = silence(signals.length);
  const later = silence(states.length);
  const sum = { re: 0, im: 0 };
  for (let k = 0; k <= length / 2; k += 1) {
    for (const [number, signal] of signals.entries()) {
      here.re[number] = signal.re[k] as number;
      here.im[number] = signal.im[k] as number;
    }
    for (let state = 0; state < states.length; state += 1) {
      addProducts(states[state] as Int32Array, here, later, sum);
      later.re[state] = sum.re;
      later.im[state] = sum.im;
    }
    addProducts(round, here, later, sum);
    result.re[k] = sum.re;
    result.im[k] = sum.im;
  }
  return result;
}

/** Sums each move's value times that of the state it leads to. */
function addProducts(
  moves: Int32Array,
  here: Signal,
  later: Signal,
  sum: { re: number; im: number },
): void {
  sum.re = 0;
  sum.im = 0;
  for (let move = 0; move < moves.length; move += 2) {
    const number = moves[move] as number;
    const next = moves[move + 1] as number;
    const a = here.re[number] as number;
    const b = here.im[number] as number;
    const c = next === END ? 1 : (later.re[next] as number);
    const d = next === END ? 0 : (later.im[next] as number);
    sum.re += a * c - b * d;
    sum.im += a * d + b * c;
  }
}

/** Every state that a round can come to, those first that others lead to. */
function statesOf(opening: Opening, chain: SpinChain): ChainState[] {
  const states: ChainState[] = [];
  const reach = (state: ChainState): void => {
    if (state.left === 0 || indexOf(states, state) !== -1) return;
    states.push(state);
    for (const outcome of chain.outcomes) reach(nextState(chain, state, outcome));
  };
  for (const { spins } of opening.outcomes) if (spins > 0) reach(startOf(chain, spins));
  const played = (state: ChainState) => state.total - state.left;
  return states.sort((a, b) => played(b) - played(a));
}

function indexOf(states: readonly ChainState[], wanted: ChainState): number {
  return states.findIndex(
    ({ left, total, step }) =>
      left === wanted.left && total === wanted.total && step === wanted.step,
  );
}

function spectrumOf(
  outcomes: readonly Outcome[],
  multipliers: readonly [value: number, weight: number][],
  cycle: number,
  cap: number,
  length: number,
): Signal {
  const signal = silence(length);
  const weights = multipliers.reduce((sum, [, weight]) => sum + weight, 0);
  for (const { wins, scatterPay } of outcomes) {
    for (const [win, stops] of wins) {
      for (const [value, weight] of multipliers) {
        const place = Math.min(cap, win * value + scatterPay);
        const share = (stops / cycle) * (weight / weights);
        signal.re[place] = (signal.re[place] as number) + share;
      }
    }
  }
  transform(signal);
  return signal;
}
