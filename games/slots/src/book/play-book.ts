import type { RandomStream } from '@arara/fairness';
import { entryFor, leastOf } from '../award.ts';
import type { Grid, LineWin, SlotBook, SymbolId } from '../events.ts';
import type { BookMaths } from '../maths.ts';
import {
  cellsOf,
  cutStrips,
  gridAt,
  spinStops,
  tensionOf,
  type CutStrips,
} from '../reels/strips.ts';
import { openRound, type RoundScript } from '../round.ts';
import { bookLineWins, columnsWith, expanded, expandedWins } from './book-lines.ts';

/** A round that is being played, with everything that it takes its course from. */
interface Course {
  readonly maths: BookMaths;
  readonly random: RandomStream;
  readonly round: RoundScript;
}

/** Plays rounds of a book model. */
export function createBook(maths: BookMaths): (mode: string, random: RandomStream) => SlotBook {
  const base = cutStrips(maths.strips);
  const free = cutStrips(maths.freeStrips);
  return (_mode, random) => {
    const round = openRound(maths.winCap);
    const course = { maths, random, round };
    const award = playSpin(course, base);
    if (award > 0 && !round.isOver()) playFreeSpins(course, free, award);
    return round.close();
  };
}

function playSpin(course: Course, strips: CutStrips): number {
  const { maths, round } = course;
  const grid = reveal(course, strips, 'base');
  tellLines(round, bookLineWins(maths, grid));
  const spins = tellBooks(course, grid, maths.freeSpins.awards);
  round.tell({ type: 'spinEnd', amount: round.total(), total: round.total() });
  if (spins > 0) round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
  return spins;
}

function playFreeSpins(course: Course, strips: CutStrips, award: number): void {
  const { maths, random, round } = course;
  const { symbols, spinsMax } = maths.freeSpins;
  const before = round.total();
  const names = Object.keys(symbols).sort();
  const symbol = names[random.pick(names.map((name) => symbols[name] ?? 0))] ?? '';
  round.tell({ type: 'bookSymbol', symbol });
  let total = Math.min(award, spinsMax);
  let number = 0;
  while (number < total && !round.isOver()) {
    number += 1;
    round.tell({ type: 'freeSpin', number, total });
    const more = Math.min(playFreeSpin(course, strips, symbol), spinsMax - total);
    if (more > 0 && !round.isOver()) {
      total += more;
      round.tell({ type: 'freeSpinsAwarded', spins: more, cause: 'again' });
    }
  }
  round.tell({ type: 'freeSpinsEnd', spins: number, amount: round.total() - before });
}

/** One free spin: lines, books, and last of all the symbol that expands; tells how many more it opens. */
function playFreeSpin(course: Course, strips: CutStrips, symbol: SymbolId): number {
  const { maths, round } = course;
  const before = round.total();
  const grid = reveal(course, strips, 'free');
  tellLines(round, bookLineWins(maths, grid));
  const spins = tellBooks(course, grid, maths.freeSpins.again);
  const columns = columnsWith(grid, symbol);
  const wins = expandedWins(maths, symbol, columns);
  if (wins.length > 0 && !round.isOver()) {
    round.tell({ type: 'expand', symbol, columns, grid: expanded(grid, symbol, columns) });
    tellLines(round, wins);
  }
  round.tell({ type: 'spinEnd', amount: round.total() - before, total: round.total() });
  return spins;
}

function reveal({ maths, random, round }: Course, cut: CutStrips, strips: 'base' | 'free'): Grid {
  const stops = spinStops(cut, random);
  const grid = gridAt(cut, stops);
  const awards = strips === 'base' ? maths.freeSpins.awards : maths.freeSpins.again;
  const tension = tensionOf(grid, maths.scatter, leastOf(awards));
  round.tell({ type: 'reveal', grid, strips, stops, tension });
  return grid;
}

function tellLines(round: RoundScript, wins: readonly LineWin[]): void {
  if (wins.length === 0) return;
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  round.win({ type: 'lineWins', wins, multiplier: 1, amount });
}

/** Books pay and award from the same count; nothing is told below it. */
function tellBooks(
  { maths, round }: Course,
  grid: Grid,
  awards: Readonly<Record<number, number>>,
): number {
  const cells = cellsOf(grid, maths.scatter);
  const spins = entryFor(awards, cells.length);
  if (spins === 0 || round.isOver()) return 0;
  const amount = entryFor(maths.scatterPays, cells.length);
  round.win({ type: 'scatterWin', symbol: maths.scatter, cells, amount });
  return spins;
}
