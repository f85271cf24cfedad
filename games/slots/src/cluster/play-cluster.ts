import type { RandomStream } from '@arara/fairness';
import type { ClusterWinsEvent, Grid, SlotBook, SymbolId } from '../events.ts';
import { sizePays, type SizePays } from '../falls/pays.ts';
import { playFreeSpins, playGrid, tellScatters } from '../falls/spin.ts';
import { createUrn } from '../falls/urn.ts';
import type { ClusterMaths, FreeSpinRules } from '../maths.ts';
import { openRound, type RoundScript } from '../round.ts';
import { clusterWins } from './clusters.ts';

/** One book of a cluster model while it is played. */
interface ClusterRound {
  readonly maths: ClusterMaths;
  readonly pays: SizePays;
  readonly round: RoundScript;
  readonly nextSymbol: () => SymbolId;
}

/** Plays books of a cluster model; each draws its symbols from a generator of its own. */
export function createCluster(maths: ClusterMaths): (random: RandomStream) => SlotBook {
  const draw = createUrn(maths.weights);
  const pays = sizePays(maths);
  return (random) => {
    const round = openRound(maths.winCap);
    playRound({ maths, pays, round, nextSymbol: () => draw(random) });
    return round.close();
  };
}

function playRound(game: ClusterRound): void {
  const { maths, round } = game;
  const { spins } = playSpin(game, 0, maths.freeSpins.awards);
  if (spins === 0) return;
  round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
  round.tell({ type: 'multiplier', value: multiplierAt(maths, 0), cause: 'reset' });
  let step = 0;
  playFreeSpins(maths.freeSpins, spins, round, () => {
    const spin = playSpin(game, step, maths.freeSpins.again);
    step = spin.step;
    return spin.spins;
  });
}

/** One spin until nothing falls any more; `step` is the place on the multiplier's ladder. */
function playSpin(
  game: ClusterRound,
  from: number,
  awards: FreeSpinRules['awards'],
): { step: number; spins: number } {
  const { maths, round, nextSymbol } = game;
  const before = round.total();
  let step = from;
  const grid = playGrid(maths, round, {
    nextSymbol,
    winsOf: (now) => winsOf(game, now, multiplierAt(maths, step)),
    afterFall: () => {
      step = climb(maths, step, round);
    },
  });
  const spins = tellScatters(maths, grid, awards, round);
  round.tell({ type: 'spinEnd', amount: round.total() - before, total: round.total() });
  return { step, spins };
}

function winsOf(
  { maths, pays }: ClusterRound,
  grid: Grid,
  multiplier: number,
): ClusterWinsEvent | null {
  const wins = clusterWins(maths, pays, grid, multiplier);
  if (wins.length === 0) return null;
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  return { type: 'clusterWins', wins, multiplier, amount };
}

function multiplierAt(maths: ClusterMaths, step: number): number {
  return maths.multipliers[step] ?? 1;
}

function climb(maths: ClusterMaths, step: number, round: RoundScript): number {
  if (step === maths.multipliers.length - 1) return step;
  round.tell({ type: 'multiplier', value: multiplierAt(maths, step + 1), cause: 'cascade' });
  return step + 1;
}
