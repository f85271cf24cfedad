import type { RandomStream } from '@arara/fairness';
import { entryFor, leastOf } from '../award.ts';
import type { Grid, SlotBook } from '../events.ts';
import type { ReelsMaths } from '../maths.ts';
import { openRound, type RoundScript } from '../round.ts';
import { lineWins } from './lines.ts';
import { openMultiplier, type FreeSpinMultiplier } from './multiplier.ts';
import { cellsOf, cutStrips, gridAt, spinStops, tensionOf, type CutStrips } from './strips.ts';
import { waysWins } from './ways.ts';

/** The mode that skips the paid spin and opens the free spins. */
export const BUY = 'buy';

/** Plays rounds of a lines or ways model. */
export function createReels(maths: ReelsMaths): (mode: string, random: RandomStream) => SlotBook {
  const base = cutStrips(maths.strips);
  const free = cutStrips(maths.freeStrips);
  return (mode, random) => {
    const round = openRound(maths.winCap);
    const award = mode === BUY ? buySpins(maths, round) : playSpin(maths, base, random, round);
    if (award > 0 && !round.isOver()) playFreeSpins(maths, free, random, round, award);
    return round.close();
  };
}

/** The least award of the feature, without a paid spin. */
function buySpins(maths: ReelsMaths, round: RoundScript): number {
  const { awards } = maths.freeSpins;
  const spins = entryFor(awards, leastOf(awards));
  round.tell({ type: 'freeSpinsAwarded', spins, cause: 'bought' });
  return spins;
}

/** The paid spin; tells how many free spins it opens. */
function playSpin(
  maths: ReelsMaths,
  strips: CutStrips,
  random: RandomStream,
  round: RoundScript,
): number {
  const grid = reveal(maths, strips, 'base', random, round);
  tellWins(maths, grid, 1, round);
  const spins = tellScatters(maths, grid, maths.freeSpins.awards, round);
  round.tell({ type: 'spinEnd', amount: round.total(), total: round.total() });
  if (spins > 0) round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
  return spins;
}

function playFreeSpins(
  maths: ReelsMaths,
  strips: CutStrips,
  random: RandomStream,
  round: RoundScript,
  award: number,
): void {
  const before = round.total();
  const multiplier = openMultiplier(maths.freeSpins.multiplier, random, round);
  let total = Math.min(award, maths.freeSpins.spinsMax);
  let number = 0;
  while (number < total && !round.isOver()) {
    number += 1;
    round.tell({ type: 'freeSpin', number, total });
    const spins = playFreeSpin(maths, strips, random, round, multiplier);
    const more = Math.min(spins, maths.freeSpins.spinsMax - total);
    if (more > 0 && !round.isOver()) {
      total += more;
      round.tell({ type: 'freeSpinsAwarded', spins: more, cause: 'again' });
    }
  }
  round.tell({ type: 'freeSpinsEnd', spins: number, amount: round.total() - before });
}

/** One free spin; tells how many more it opens. */
function playFreeSpin(
  maths: ReelsMaths,
  strips: CutStrips,
  random: RandomStream,
  round: RoundScript,
  multiplier: FreeSpinMultiplier,
): number {
  const before = round.total();
  const factor = multiplier.forSpin();
  const grid = reveal(maths, strips, 'free', random, round);
  const won = tellWins(maths, grid, factor, round);
  const spins = tellScatters(maths, grid, maths.freeSpins.again, round);
  round.tell({ type: 'spinEnd', amount: round.total() - before, total: round.total() });
  if (won && !round.isOver()) multiplier.afterWin();
  return spins;
}

function reveal(
  maths: ReelsMaths,
  cut: CutStrips,
  strips: 'base' | 'free',
  random: RandomStream,
  round: RoundScript,
): Grid {
  const stops = spinStops(cut, random);
  const grid = gridAt(cut, stops);
  const awards = strips === 'base' ? maths.freeSpins.awards : maths.freeSpins.again;
  const tension = tensionOf(grid, maths.scatter, leastOf(awards));
  round.tell({ type: 'reveal', grid, strips, stops, tension });
  return grid;
}

/** Tells what lines or ways pay, and whether they pay at all. */
function tellWins(maths: ReelsMaths, grid: Grid, multiplier: number, round: RoundScript): boolean {
  if (maths.model === 'lines') {
    const wins = lineWins(maths, grid, multiplier);
    if (wins.length === 0) return false;
    round.win({ type: 'lineWins', wins, multiplier, amount: sumOf(wins) });
    return true;
  }
  const wins = waysWins(maths, grid, multiplier);
  if (wins.length === 0) return false;
  round.win({ type: 'waysWins', wins, multiplier, amount: sumOf(wins) });
  return true;
}

/** Scatters pay and award from the same count; nothing is told below it. */
function tellScatters(
  maths: ReelsMaths,
  grid: Grid,
  awards: Readonly<Record<number, number>>,
  round: RoundScript,
): number {
  const cells = cellsOf(grid, maths.scatter);
  const spins = entryFor(awards, cells.length);
  if (spins === 0 || round.isOver()) return 0;
  const amount = entryFor(maths.scatterPays, cells.length);
  round.win({ type: 'scatterWin', symbol: maths.scatter, cells, amount });
  return spins;
}

function sumOf(wins: readonly { readonly amount: number }[]): number {
  return wins.reduce((sum, win) => sum + win.amount, 0);
}
