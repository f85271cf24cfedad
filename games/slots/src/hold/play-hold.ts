import type { RandomStream } from '@arara/fairness';
import type { Hundredths } from '@arara/game-kit';
import type { Cell, Coin, Grid, SlotBook, Values } from '../events.ts';
import type { HoldMaths } from '../maths.ts';
import { lineWins } from '../reels/lines.ts';
import { cellsOf, cutStrips, gridAt, spinStops, tensionOf } from '../reels/strips.ts';
import { BLANK } from '../respin/screen.ts';
import { openRound, type RoundScript } from '../round.ts';
import { coinDrawer, drawCoins, sumOf, valuesWith, worthOf } from './coins.ts';

type DrawCoin = (random: RandomStream) => Hundredths;

/** The cells that the feature holds at a moment. */
interface Held {
  readonly grid: Grid;
  readonly values: Values;
}

/** Plays rounds of a hold model: a spin, and respins of its coins where there are enough. */
export function createHold(maths: HoldMaths): (mode: string, random: RandomStream) => SlotBook {
  const strips = cutStrips(maths.strips);
  const draw = coinDrawer(maths.hold);
  return (_mode, random) => {
    const round = openRound(maths.winCap);
    const stops = spinStops(strips, random);
    const grid = gridAt(strips, stops);
    const tension = tensionOf(grid, maths.coin, maths.hold.opensAt);
    round.tell({ type: 'reveal', grid, strips: 'base', stops, tension });
    const coins = drawCoins(maths, grid, draw, random);
    if (coins.length > 0) round.tell({ type: 'coins', coins });
    tellLines(maths, grid, round);
    if (coins.length < maths.hold.opensAt) tellCollect(maths, grid, coins, round);
    else if (!round.isOver())
      playRespins(maths, draw, random, round, openingOf(maths, grid, coins));
    round.tell({ type: 'spinEnd', amount: round.total(), total: round.total() });
    return round.close();
  };
}

function tellLines(maths: HoldMaths, grid: Grid, round: RoundScript): void {
  const wins = lineWins(maths, grid, 1);
  if (wins.length === 0) return;
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  round.win({ type: 'lineWins', wins, multiplier: 1, amount });
}

function tellCollect(
  maths: HoldMaths,
  grid: Grid,
  coins: readonly Coin[],
  round: RoundScript,
): void {
  const [cell] = cellsOf(grid, maths.collect);
  if (cell === undefined || coins.length === 0 || round.isOver()) return;
  round.win({ type: 'collect', symbol: maths.coin, cell, coins, amount: sumOf(coins) });
}

/** Coins keep their places and their values, a collect symbol its place; all else is blank. */
function openingOf(maths: HoldMaths, grid: Grid, coins: readonly Coin[]): Held {
  const kept = grid.map((column) =>
    column.map((symbol) => (symbol === maths.coin || symbol === maths.collect ? symbol : BLANK)),
  );
  const none: Values = grid.map((column) => column.map(() => 0));
  return {
    grid: kept,
    values: coins.reduce((values, { cell, value }) => valuesWith(values, cell, value), none),
  };
}

/** Open cells are drawn until so many respins in a row bring nothing, all is full, or the cap is reached. */
function playRespins(
  maths: HoldMaths,
  draw: DrawCoin,
  random: RandomStream,
  round: RoundScript,
  opening: Held,
): void {
  const { respins, grand } = maths.hold;
  let left = respins;
  let number = 0;
  round.tell({ type: 'holdOpened', ...opening, left });
  let held = gather(opening, cellsOf(opening.grid, maths.collect), round);
  const isOpen = () => held.grid.flat().includes(BLANK);
  const isWorthAll = () => round.total() + worthOf(held.values) >= maths.winCap;
  while (left > 0 && isOpen() && !isWorthAll()) {
    number += 1;
    const before = held.grid;
    const after = drawOpen(maths, held, draw, random);
    const landed = cellsOf(before, BLANK).filter(([x, y]) => after.grid[x]?.[y] !== BLANK);
    left = landed.length > 0 ? respins : left - 1;
    round.tell({ type: 'holdRespin', number, left, landed, ...after });
    const collects = landed.filter(([x, y]) => after.grid[x]?.[y] === maths.collect);
    held = gather(after, collects, round);
  }
  const before = round.total();
  const full = isOpen() ? 0 : grand;
  round.win({ type: 'holdWin', grand: full, amount: worthOf(held.values) + full });
  const cells = held.grid.flat().filter((symbol) => symbol !== BLANK).length;
  const amount = round.total() - before;
  round.tell({ type: 'holdEnd', respins: number, held: cells, amount });
}

/** Each of these collect symbols, in the order of cells, takes the sum of all values. */
function gather(held: Held, cells: readonly Cell[], round: RoundScript): Held {
  let { values } = held;
  for (const cell of cells) {
    const value = worthOf(values);
    values = valuesWith(values, cell, value);
    round.tell({ type: 'gather', cell, value });
  }
  return { grid: held.grid, values };
}

/** Draws each open cell in the order of cells; a coin draws its value at once. */
function drawOpen(maths: HoldMaths, held: Held, draw: DrawCoin, random: RandomStream): Held {
  const { coin, collect, blank } = maths.hold.cells;
  const faces = [maths.coin, maths.collect, BLANK];
  const weights = [coin, collect, blank];
  let { grid, values } = held;
  for (const cell of cellsOf(held.grid, BLANK)) {
    const face = faces[random.pick(weights)] ?? BLANK;
    if (face === BLANK) continue;
    const [x, y] = cell;
    grid = grid.map((column, at) => (at === x ? column.with(y, face) : column));
    if (face === maths.coin) values = valuesWith(values, cell, draw(random));
  }
  return { grid, values };
}
