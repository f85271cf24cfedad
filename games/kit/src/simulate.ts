import { fastWords, streamOf, type RandomStream } from '@arara/fairness';
import type { Hundredths } from './book.ts';
import type { InstantGame } from './game.ts';
import { choicesCost } from './payout.ts';

/** Figures of simulated rounds, in stakes. */
export interface Simulation {
  readonly rounds: number;
  /** Paid over cost. */
  readonly rtp: number;
  /** Half the width of the 99 % interval of `rtp`. */
  readonly error: number;
  readonly hitRate: number;
  readonly volatility: number;
  readonly top: Hundredths;
}

/** The money of one round, in hundredths of the stake. */
export interface RoundMoney {
  readonly paid: Hundredths;
  readonly cost: Hundredths;
}

/** Plays so many rounds of a mode; the label is the seed: the same label, the same figures. */
export function simulate(
  game: InstantGame,
  mode: string,
  rounds: number,
  label: string,
): Simulation {
  const cost = choicesCost(game, { mode });
  const play = (random: RandomStream) => {
    return { paid: game.play({ mode }, random).payoutMultiplier, cost };
  };
  return simulateRounds(play, rounds, label);
}

/** The same of rounds of any shape; where their costs differ, `error` takes their mean as the cost of each. */
export function simulateRounds(
  play: (random: RandomStream) => RoundMoney,
  rounds: number,
  label: string,
): Simulation {
  const random = streamOf(fastWords(label));
  const sums = { paid: 0, cost: 0, squares: 0, hits: 0, top: 0 };
  for (let i = 0; i < rounds; i += 1) {
    const { paid, cost } = play(random);
    sums.paid += paid;
    sums.cost += cost;
    sums.squares += paid ** 2;
    sums.hits += paid > 0 ? 1 : 0;
    sums.top = Math.max(sums.top, paid);
  }
  const mean = sums.paid / rounds;
  const volatility = Math.sqrt(Math.max(0, sums.squares / rounds - mean ** 2)) / 100;
  return {
    rounds,
    rtp: sums.paid / sums.cost,
    error: (2.576 * volatility * 100 * Math.sqrt(rounds)) / sums.cost,
    hitRate: sums.hits / rounds,
    volatility,
    top: sums.top,
  };
}
