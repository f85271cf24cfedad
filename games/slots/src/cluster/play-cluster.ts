import { fastWords, streamOf, type RandomStream } from '@arara/fairness';
import { entryFor } from '../award.ts';
import type { Grid, SlotBook, SymbolId } from '../events.ts';
import type { ClusterMaths } from '../maths.ts';
import { openRound, type RoundScript } from '../round.ts';
import { cellsOf } from '../reels/strips.ts';
import { cascade, cellsOfWins } from './cascade.ts';
import { clusterWins, sizePays, type SizePays } from './clusters.ts';

/** A spin has never come near it; it keeps the loop finite whatever the data. */
const CASCADES_MAX = 100;

type Awards = Readonly<Record<number, number>>;

/** A model spelled out once, and the symbols that one book brings. */
interface BookSource {
  readonly maths: ClusterMaths;
  readonly pays: SizePays;
  readonly nextSymbol: () => SymbolId;
}

/** Plays rounds of a cluster model: the stream draws the number of a book, the number is the book. */
export function createCluster(
  maths: ClusterMaths,
  mathsHash: string,
): (mode: string, random: RandomStream) => SlotBook {
  const playBook = createBooks(maths, mathsHash);
  return (_mode, random) => playBook(random.nextInt(maths.books));
}

/** The book of each number, from 0. Anybody can list them all, which is how the return is proven. */
export function createBooks(maths: ClusterMaths, mathsHash: string): (number: number) => SlotBook {
  const urn = urnOf(maths.weights);
  const pays = sizePays(maths);
  return (number) => {
    const random = streamOf(fastWords(`${mathsHash}:${number}`));
    const nextSymbol = () => urn[random.nextInt(urn.length)] as SymbolId;
    return playBook({ maths, pays, nextSymbol });
  };
}

/** Each symbol as often as its weight says, in the order of their names, whatever that of the data. */
function urnOf(weights: ClusterMaths['weights']): SymbolId[] {
  const symbols = Object.keys(weights).sort();
  return symbols.flatMap((symbol) => Array.from({ length: weights[symbol] ?? 0 }, () => symbol));
}

function playBook(source: BookSource): SlotBook {
  const { maths } = source;
  const round = openRound(maths.winCap);
  const { spins } = playSpin(source, round, 0, maths.freeSpins.awards);
  if (spins > 0) {
    round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
    playFreeSpins(source, round, spins);
  }
  return round.close();
}

function playFreeSpins(source: BookSource, round: RoundScript, award: number): void {
  const { maths } = source;
  const before = round.total();
  let total = Math.min(award, maths.freeSpins.spinsMax);
  let number = 0;
  let step = 0;
  round.tell({ type: 'multiplier', value: multiplierAt(maths, 0), cause: 'reset' });
  while (number < total && !round.isOver()) {
    number += 1;
    round.tell({ type: 'freeSpin', number, total });
    const spin = playSpin(source, round, step, maths.freeSpins.again);
    step = spin.step;
    const more = Math.min(spin.spins, maths.freeSpins.spinsMax - total);
    if (more > 0) {
      total += more;
      round.tell({ type: 'freeSpinsAwarded', spins: more, cause: 'again' });
    }
  }
  round.tell({ type: 'freeSpinsEnd', spins: number, amount: round.total() - before });
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
  let grid = fill(maths, nextSymbol);
  round.tell({ type: 'reveal', grid, strips: null, stops: null, tension: [] });
  for (let fall = 0; fall < CASCADES_MAX && !round.isOver(); fall += 1) {
    const multiplier = multiplierAt(maths, step);
    const wins = clusterWins(maths, pays, grid, multiplier);
    if (wins.length === 0) break;
    const amount = wins.reduce((sum, win) => sum + win.amount, 0);
    round.win({ type: 'clusterWins', wins, multiplier, amount });
    if (round.isOver()) break;
    const event = cascade(grid, cellsOfWins(wins), nextSymbol);
    round.tell(event);
    grid = event.grid;
    step = climb(maths, step, round);
  }
  const spins = round.isOver() ? 0 : tellScatters(maths, grid, awards, round);
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

/** Scatters never leave the grid, so those in view when the falls end have all come. */
function tellScatters(maths: ClusterMaths, grid: Grid, awards: Awards, round: RoundScript): number {
  const cells = cellsOf(grid, maths.scatter);
  const spins = entryFor(awards, cells.length);
  if (spins > 0) round.win({ type: 'scatterWin', symbol: maths.scatter, cells, amount: 0 });
  return spins;
}
