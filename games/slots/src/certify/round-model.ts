import { fraction, over } from '@arara/game-kit';
import type { ReelsMaths } from '../maths.ts';
import { meanByConvolution } from './convolution.ts';
import type { SpinChain } from './free-spins.ts';
import { outcomesOf, type Outcome } from './spin-outcomes.ts';
import { enumerateSpins, occurrences } from './spin-table.ts';

/** A whole round before its cap: the paid spin's outcomes, then the chain of free spins. */
export interface RoundModel {
  readonly maths: ReelsMaths;
  readonly cycle: number;
  readonly outcomes: readonly Outcome[];
  readonly chain: SpinChain;
}

/** Enumerates both sets of strips; throws where a second way to their means disagrees. */
export function modelRound(maths: ReelsMaths): RoundModel {
  const scatters = (view: readonly string[]) => occurrences(view, maths.scatter);
  const base = enumerateSpins(maths, maths.strips, scatters);
  const free = enumerateSpins(maths, maths.freeStrips, scatters);
  const { again, awards, multiplier, spinsMax } = maths.freeSpins;
  const model: RoundModel = {
    maths,
    cycle: base.cycle,
    outcomes: outcomesOf(maths, base, awards),
    chain: {
      outcomes: outcomesOf(maths, free, again),
      cycle: free.cycle,
      multiplier,
      spinsMax,
    },
  };
  assertMeans(model);
  return model;
}

/** Two ways to the mean of a spin must meet: counting every stop, and convolving symbol counts. */
function assertMeans({ maths, outcomes, cycle, chain }: RoundModel): void {
  const sets = [
    { strips: maths.strips, outcomes, cycle },
    { strips: maths.freeStrips, outcomes: chain.outcomes, cycle: chain.cycle },
  ];
  for (const set of sets) {
    const counted = set.outcomes.reduce((sum, outcome) => sum + outcome.sum, 0n);
    const difference = over(
      fraction(counted, BigInt(set.cycle)),
      meanByConvolution(maths, set.strips),
    );
    if (difference.numerator !== difference.denominator) throw new Error('the two means differ');
  }
}
