import type { ReelsMaths } from '../maths.ts';
import type { SpinChain } from './free-spins.ts';
import { outcomesOf, type Outcome } from './spin-outcomes.ts';
import { enumerateSpins } from './spin-table.ts';

/** A whole round before its cap: the paid spin's outcomes, then the chain of free spins. */
export interface RoundModel {
  readonly maths: ReelsMaths;
  readonly cycle: number;
  readonly outcomes: readonly Outcome[];
  readonly chain: SpinChain;
}

/** Enumerates both sets of strips. */
export function modelRound(maths: ReelsMaths): RoundModel {
  const base = enumerateSpins(maths, maths.strips);
  const free = enumerateSpins(maths, maths.freeStrips);
  const { again, awards, multiplier, spinsMax } = maths.freeSpins;
  return {
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
}
