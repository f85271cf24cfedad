import { fastWords, streamOf } from '@arara/fairness';
import type { Hundredths } from './book.ts';
import type { InstantGame } from './game.ts';

/** Figures of simulated rounds, in stakes. */
export interface Simulation {
  readonly rounds: number;
  readonly rtp: number;
  /** Half the width of the 99 % interval of `rtp`. */
  readonly error: number;
  readonly hitRate: number;
  readonly volatility: number;
  readonly top: Hundredths;
}

/** Plays so many rounds of a mode; the label is the seed: the same label, the same figures. */
export function simulate(
  game: InstantGame,
  mode: string,
  rounds: number,
  label: string,
): Simulation {
  const random = streamOf(fastWords(label));
  const cost = game.bets.modes.find((each) => each.code === mode)?.cost;
  if (cost === undefined) throw new RangeError(`no mode ${mode}`);
  let paid = 0;
  let squares = 0;
  let hits = 0;
  let top = 0;
  for (let i = 0; i < rounds; i += 1) {
    const { payoutMultiplier } = game.play({ mode }, random);
    paid += payoutMultiplier;
    squares += payoutMultiplier ** 2;
    hits += payoutMultiplier > 0 ? 1 : 0;
    top = Math.max(top, payoutMultiplier);
  }
  const mean = paid / rounds;
  const volatility = Math.sqrt(Math.max(0, squares / rounds - mean ** 2)) / 100;
  return {
    rounds,
    rtp: mean / cost,
    error: (2.576 * volatility * 100) / cost / Math.sqrt(rounds),
    hitRate: hits / rounds,
    volatility,
    top,
  };
}
