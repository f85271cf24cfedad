import type { RandomStream } from '@arara/fairness';
import type { Cell, Grid, SlotBook, SymbolId } from '../events.ts';
import type { RespinMaths } from '../maths.ts';
import { cellsOf, cutStrips, gridAt, ROWS, spinStops, type CutStrips } from '../reels/strips.ts';
import { openRound, type RoundScript } from '../round.ts';
import { BLANK, fullScreenOf, MIDDLE, screenTension, screenWins } from './screen.ts';

/** Plays rounds of a respin model: one draw says whether a spin or the feature comes. */
export function createRespin(maths: RespinMaths): (mode: string, random: RandomStream) => SlotBook {
  const strips = cutStrips(maths.strips);
  return (_mode, random) => {
    const round = openRound(maths.winCap);
    const opens = random.nextInt(maths.respin.oneIn) === 0;
    const grid = opens ? playRespins(maths, random, round) : playSpin(maths, strips, random, round);
    tellWins(maths, grid, round);
    round.tell({ type: 'spinEnd', amount: round.total(), total: round.total() });
    return round.close();
  };
}

function playSpin(
  maths: RespinMaths,
  strips: CutStrips,
  random: RandomStream,
  round: RoundScript,
): Grid {
  const stops = spinStops(strips, random);
  const grid = gridAt(strips, stops);
  const tension = screenTension(maths.wild, grid);
  round.tell({ type: 'reveal', grid, strips: 'base', stops, tension });
  return grid;
}

/** Open cells are drawn until a respin brings nothing new, or none is open. */
function playRespins(maths: RespinMaths, random: RandomStream, round: RoundScript): Grid {
  const { symbols, cells } = maths.respin;
  const names = Object.keys(symbols).sort();
  const symbol = names[random.pick(names.map((name) => symbols[name] ?? 0))] ?? '';
  const faces = [symbol, maths.wild, BLANK];
  const weights = [cells.symbol, cells.wild, cells.blank];
  let grid = openingGrid(maths);
  round.tell({ type: 'respinsOpened', symbol, grid });
  let open = cellsOf(grid, BLANK);
  let number = 0;
  let landed: readonly Cell[];
  do {
    number += 1;
    grid = drawOpen(grid, () => faces[random.pick(weights)] ?? BLANK);
    const still = cellsOf(grid, BLANK);
    landed = open.filter((cell) => !still.some((each) => isSame(each, cell)));
    open = still;
    round.tell({ type: 'respin', number, landed, grid });
  } while (landed.length > 0 && open.length > 0);
  const held = grid.flat().length - open.length;
  round.tell({ type: 'respinsEnd', respins: number, held });
  return grid;
}

/** Blank, but for the wild in the middle. */
function openingGrid(maths: RespinMaths): Grid {
  return maths.strips.map((_, column) =>
    Array.from({ length: ROWS }, (__, row) => (isSame([column, row], MIDDLE) ? maths.wild : BLANK)),
  );
}

/** Draws each open cell, column by column from the left and from the top down. */
function drawOpen(grid: Grid, draw: () => SymbolId): Grid {
  return grid.map((column) => column.map((held) => (held === BLANK ? draw() : held)));
}

function isSame(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function tellWins(maths: RespinMaths, grid: Grid, round: RoundScript): void {
  const symbol = fullScreenOf(maths.wild, grid);
  const multiplier = symbol === null ? 1 : maths.fullScreen;
  if (symbol !== null) round.tell({ type: 'fullScreen', symbol, multiplier });
  const wins = screenWins(maths, grid, multiplier);
  if (wins.length === 0) return;
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  round.win({ type: 'lineWins', wins, multiplier, amount });
}
