import { fraction, plus, times, type Fraction } from '@arara/game-kit';
import type { Grid, SymbolId } from '../events.ts';
import type { RespinMaths } from '../maths.ts';
import { cutStrips, ROWS, windowAt } from '../reels/strips.ts';
import { BLANK, fullScreenOf, MIDDLE, screenWins } from '../respin/screen.ts';

/** Payouts in hundredths of the stake, to their exact chances. */
export type Distribution = ReadonlyMap<number, Fraction>;

/** The amount that a grid pays, with its full screen and before the cap. */
function payOf(maths: RespinMaths, grid: Grid): number {
  const multiplier = fullScreenOf(maths.wild, grid) === null ? 1 : maths.fullScreen;
  return screenWins(maths, grid, multiplier).reduce((sum, { amount }) => sum + amount, 0);
}

/** Every stop of every strip. */
export function spinDistribution(maths: RespinMaths): Distribution {
  const views = cutStrips(maths.strips).map((strip) =>
    strip.map((_, stop) => windowAt(strip, stop)),
  );
  const counts = new Map<number, number>();
  let grids: Grid[] = [[]];
  for (const column of views.slice(0, -1)) {
    grids = grids.flatMap((grid) => column.map((view) => [...grid, view]));
  }
  const last = views.at(-1) ?? [];
  for (const grid of grids) {
    for (const view of last) {
      const pay = payOf(maths, [...grid, view]);
      counts.set(pay, (counts.get(pay) ?? 0) + 1);
    }
  }
  const cycle = BigInt(grids.length * last.length);
  return new Map([...counts].map(([pay, count]) => [pay, fraction(BigInt(count), cycle)]));
}

/** Every way in which the respins of every symbol can end. */
export function featureDistribution(maths: RespinMaths): Distribution {
  const { symbols } = maths.respin;
  const all = Object.values(symbols).reduce((sum, weight) => sum + weight, 0);
  const chances = new Map<number, Fraction>();
  for (const [symbol, weight] of Object.entries(symbols)) {
    const share = fraction(BigInt(weight), BigInt(all));
    for (const [pay, chance] of endsOf(maths, symbol)) {
      chances.set(pay, plus(chances.get(pay) ?? fraction(0n), times(chance, share)));
    }
  }
  return chances;
}

/**
 * The grids in which respins of a symbol end. The cells that hold are a set that only grows, and each holds a wild with
 * the same chance whenever it landed: a grid's chance is that of ending with its set, times one factor for each cell.
 */
function endsOf(maths: RespinMaths, symbol: SymbolId): Distribution {
  const { cells } = maths.respin;
  const open = openCells(maths);
  const ends = endChances(maths, open.length);
  const landing = BigInt(cells.symbol + cells.wild);
  const counts = new Map<string, bigint>();
  for (const faces of allFaces(open.length, [BLANK, symbol, maths.wild])) {
    const held = faces.filter((face) => face !== BLANK).length;
    const wilds = faces.filter((face) => face === maths.wild).length;
    const ways = BigInt(cells.wild) ** BigInt(wilds) * BigInt(cells.symbol) ** BigInt(held - wilds);
    const key = `${payOf(maths, gridOf(maths, open, faces))} ${held}`;
    counts.set(key, (counts.get(key) ?? 0n) + ways);
  }
  const chances = new Map<number, Fraction>();
  for (const [key, ways] of counts) {
    const [pay = 0, held = 0] = key.split(' ').map(Number);
    const chance = times(ends[held] ?? fraction(0n), fraction(ways, landing ** BigInt(held)));
    chances.set(pay, plus(chances.get(pay) ?? fraction(0n), chance));
  }
  return chances;
}

/** For each size, the chance that the respins end with one certain set of so many of the open cells. */
function endChances(maths: RespinMaths, open: number): Fraction[] {
  const { symbol, wild, blank } = maths.respin.cells;
  const lands = fraction(BigInt(symbol + wild), BigInt(symbol + wild + blank));
  const stays = fraction(BigInt(blank), BigInt(symbol + wild + blank));
  /** The chance that one certain set is ever the one that holds. */
  const seen: Fraction[] = [];
  for (let size = 0; size <= open; size += 1) {
    let chance = fraction(size === 0 ? 1n : 0n);
    for (let before = 0; before < size; before += 1) {
      const step = times(power(lands, size - before), power(stays, open - size));
      const sets = fraction(choose(size, before));
      chance = plus(chance, times(times(seen[before] ?? fraction(0n), step), sets));
    }
    seen.push(chance);
  }
  return seen.map((chance, size) => times(chance, power(stays, open - size)));
}

function openCells(maths: RespinMaths): [column: number, row: number][] {
  return maths.strips.flatMap((_, column) =>
    Array.from({ length: ROWS }, (__, row): [number, number] => [column, row]).filter(
      ([x, y]) => x !== MIDDLE[0] || y !== MIDDLE[1],
    ),
  );
}

function allFaces(cells: number, faces: readonly SymbolId[]): SymbolId[][] {
  let all: SymbolId[][] = [[]];
  for (let cell = 0; cell < cells; cell += 1) {
    all = all.flatMap((some) => faces.map((face) => [...some, face]));
  }
  return all;
}

function gridOf(
  maths: RespinMaths,
  open: readonly (readonly [number, number])[],
  faces: readonly SymbolId[],
): Grid {
  const grid = maths.strips.map(() => Array.from({ length: ROWS }, () => maths.wild));
  for (const [index, [column, row]] of open.entries()) {
    const line = grid[column];
    if (line !== undefined) line[row] = faces[index] ?? BLANK;
  }
  return grid;
}

function power(base: Fraction, exponent: number): Fraction {
  return fraction(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}

/** In how many ways some of so many can be chosen. */
function choose(all: number, some: number): bigint {
  let result = 1n;
  for (let n = 1; n <= some; n += 1) result = (result * BigInt(all - some + n)) / BigInt(n);
  return result;
}
