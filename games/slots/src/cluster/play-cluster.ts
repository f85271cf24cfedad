import { fastWords, streamOf } from '@arara/fairness';
import type { ClusterWinsEvent, Grid, SlotBook, SymbolId } from '../events.ts';
import { playFreeSpins } from '../free-spins.ts';
import type { ClusterMaths } from '../maths.ts';
import { openRound, type RoundScript } from '../round.ts';
import { urnOf } from '../urn.ts';
import { playFalls, tellScatters } from './cascade.ts';
import { clusterWins, sizePays, type SizePays } from './clusters.ts';

type Awards = Readonly<Record<number, number>>;

/** A model spelled out once, and the symbols that one book brings. */
interface BookSource {
  readonly maths: ClusterMaths;
  readonly pays: SizePays;
  readonly nextSymbol: () => SymbolId;
}

/** The book of each number, from 0. Anybody can list them all, which is how the return is proven. */
export function createClusterBooks(
  maths: ClusterMaths,
  mathsHash: string,
): (number: number) => SlotBook {
  const urn = urnOf(maths.weights);
  const pays = sizePays(maths);
  return (number) => {
    const random = streamOf(fastWords(`${mathsHash}:${number}`));
    const nextSymbol = () => urn[random.nextInt(urn.length)] as SymbolId;
    return playBook({ maths, pays, nextSymbol });
  };
}

function playBook(source: BookSource): SlotBook {
  const { maths } = source;
  const round = openRound(maths.winCap);
  const { spins } = playSpin(source, round, 0, maths.freeSpins.awards);
  if (spins > 0) {
    round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
    round.tell({ type: 'multiplier', value: multiplierAt(maths, 0), cause: 'reset' });
    let step = 0;
    playFreeSpins(round, maths.freeSpins, spins, () => {
      const spin = playSpin(source, round, step, maths.freeSpins.again);
      step = spin.step;
      return spin.spins;
    });
  }
  return round.close();
}

/** One spin until nothing falls any more; `step` is the place on the multiplier's ladder. */
function playSpin(
  source: BookSource,
  round: RoundScript,
  from: number,
  awards: Awards,
): { step: number; spins: number } {
  const { maths, pays, nextSymbol } = source;
  const before = round.total();
  let step = from;
  const first = fill(maths, nextSymbol);
  round.tell({ type: 'reveal', grid: first, strips: null, stops: null, tension: [] });
  const grid = playFalls(round, first, {
    winsOf(held): ClusterWinsEvent | null {
      const multiplier = multiplierAt(maths, step);
      const wins = clusterWins(maths, pays, held, multiplier);
      const amount = wins.reduce((sum, win) => sum + win.amount, 0);
      return wins.length === 0 ? null : { type: 'clusterWins', wins, multiplier, amount };
    },
    nextSymbol,
    climb: () => {
      step = climb(maths, step, round);
    },
  });
  const spins = tellScatters(round, grid, maths.scatter, awards);
  round.tell({ type: 'spinEnd', amount: round.total() - before, total: round.total() });
  return { step, spins };
}

function fill(maths: ClusterMaths, nextSymbol: () => SymbolId): Grid {
  return Array.from({ length: maths.columns }, () =>
    Array.from({ length: maths.rows }, nextSymbol),
  );
}

function multiplierAt(maths: ClusterMaths, step: number): number {
  return maths.multipliers[step] ?? 1;
}

function climb(maths: ClusterMaths, step: number, round: RoundScript): number {
  if (step === maths.multipliers.length - 1) return step;
  round.tell({ type: 'multiplier', value: multiplierAt(maths, step + 1), cause: 'cascade' });
  return step + 1;
}
