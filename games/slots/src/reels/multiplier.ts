import type { RandomStream } from '@arara/fairness';
import type { SpinMultiplier } from '../maths.ts';
import type { RoundScript } from '../round.ts';

/** The multiplier of free spins, which tells each of its moves to the round. */
export interface FreeSpinMultiplier {
  /** The multiplier of the spin that begins. */
  forSpin(): number;
  /** The spin's lines or ways have paid. */
  afterWin(): void;
}

/** Starts the multiplier by its rule. */
export function openMultiplier(
  rule: SpinMultiplier,
  random: RandomStream,
  round: RoundScript,
): FreeSpinMultiplier {
  return rule.rule === 'draw'
    ? drawn(rule.values, rule.weights, random, round)
    : climbing(rule.values, round);
}

function drawn(
  values: readonly number[],
  weights: readonly number[],
  random: RandomStream,
  round: RoundScript,
): FreeSpinMultiplier {
  return {
    forSpin: () => {
      const value = values[random.pick(weights)] ?? 1;
      round.tell({ type: 'multiplier', value, cause: 'draw' });
      return value;
    },
    afterWin: () => undefined,
  };
}

function climbing(values: readonly number[], round: RoundScript): FreeSpinMultiplier {
  let step = 0;
  const value = () => values[step] ?? 1;
  round.tell({ type: 'multiplier', value: value(), cause: 'reset' });
  return {
    forSpin: value,
    afterWin: () => {
      if (step === values.length - 1) return;
      step += 1;
      round.tell({ type: 'multiplier', value: value(), cause: 'win' });
    },
  };
}
