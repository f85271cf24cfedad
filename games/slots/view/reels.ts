import { backBy } from '@arara/game-kit/stage';
import type { FrameListener, StageClock, Ticker } from '@arara/game-kit/stage';
import type { RevealEvent, SymbolId } from '../src/index.ts';
import type { CutStrips } from '../src/reels/strips.ts';
import type { Board } from './board.ts';
import type { Breath } from './breath.ts';
import type { TitleMotion } from '../src/index.ts';
import type { Times } from './paces.ts';
import { bottomItem, itemOf } from './ring.ts';
import type { SoundBoard } from './view-types.ts';

/** So many more symbols pass after the order to stop. */
const landingCells = 4;
/** One column starts so long after the other, and takes so long to reach its speed. */
const startStaggerMs = 42;
const startMs = 190;
/** From this share of full speed on no edge is seen. */
const blurShare = 0.7;
/** How much a column is pressed for each symbol's height that it goes beyond its place. */
const press = 0.55;

interface Column {
  /** Number of the strip item in the bottom row; grows as symbols come in from the top. */
  position: number;
  turning: boolean;
  /** Milliseconds since it was told to turn; negative while it waits for those on its left. */
  age: number;
  /** Items that are not, or not yet, what the strip in use says. */
  readonly known: Map<number, SymbolId>;
  /** The symbols here before the columns began to turn, from the top, and what they were worth. */
  before: { readonly symbols: readonly SymbolId[]; readonly worths: readonly number[] };
}

/** Columns that turn on their strips and stop, left to right, on what the book says. */
export interface Reels {
  start(): void;
  land(told: Pick<RevealEvent, 'grid' | 'stops' | 'tension'>, times: Times): Promise<void>;
  /** Stands on what the book says without having turned. */
  show(told: Pick<RevealEvent, 'grid' | 'stops'>): void;
  isTurning(): boolean;
  /** Stops without a result: what stood there before stands there again. */
  halt(): void;
}

interface ReelsOptions {
  readonly board: Board;
  readonly strips: () => CutStrips;
  readonly ticker: Ticker;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly breath: Breath;
  readonly motion: TitleMotion;
}

/** Makes the reels of a board; what turns by is what the strips really hold. */
export function createReels(options: ReelsOptions): Reels {
  const { board, strips, ticker, clock, sound, breath, motion } = options;
  const land = backBy(motion.spring);
  const { columns: count, rows } = board;
  const columns: Column[] = Array.from({ length: count }, (_, index) => {
    const before = { symbols: [], worths: [] };
    const column: Column = { position: 0, turning: false, age: 0, known: new Map(), before };
    rest(column, 0, symbolsOf(index));
    return column;
  });
  // One spare cell above each column comes in while the others move down.
  const spares = columns.map((_, index) => board.newCell(board.cellAt([index, 0]).symbol));
  for (const spare of spares) spare.visible = false;

  function symbolsOf(index: number): SymbolId[] {
    return Array.from({ length: rows }, (_, row) => board.cellAt([index, row]).symbol);
  }

  /** Lets a column stand at an item with these symbols in view. */
  function rest(column: Column, position: number, symbols: readonly SymbolId[]): void {
    column.position = position;
    column.known.clear();
    symbols.forEach((symbol, row) => column.known.set(position + rows - 1 - row, symbol));
  }

  function draw(index: number, column: Column, look = { blur: false, squash: 0 }): void {
    const spare = spares[index];
    if (spare === undefined) return;
    const symbolAt = (item: number) =>
      column.known.get(item) ?? itemOf(strips()[index] ?? [], item);
    const whole = Math.floor(column.position);
    const shift = column.position - whole;
    const { height } = board.cellSize();
    for (let row = 0; row < rows; row += 1) {
      const cell = board.cellAt([index, row]);
      cell.symbol = symbolAt(whole + rows - 1 - row);
      cell.y = board.centreOf([index, row]).y + shift * height;
      Object.assign(cell, look, { worth: 0 });
    }
    const top = board.centreOf([index, 0]);
    spare.visible = shift > 0;
    if (spare.visible) spare.symbol = symbolAt(whole + rows);
    spare.x = top.x;
    spare.y = top.y + (shift - 1) * height;
    Object.assign(spare, look);
  }

  const turn: FrameListener = (elapsedMs) => {
    columns.forEach((column, index) => {
      if (!column.turning) return;
      column.age += elapsedMs;
      const share = Math.min(1, Math.max(0, column.age / startMs)) ** 2;
      column.position += (share * motion.speed * elapsedMs) / 1000;
      draw(index, column, { blur: share > blurShare, squash: 0 });
    });
    if (!isTurning()) ticker.remove(turn);
  };
  const isTurning = () => columns.some((column) => column.turning);

  async function landColumn(
    index: number,
    column: Column,
    symbols: readonly SymbolId[],
    stop: number,
    times: Times,
  ): Promise<void> {
    column.turning = false;
    const strip = strips()[index] ?? [];
    const home = bottomItem(stop, rows, strip.length);
    const from = column.position;
    const goal = Math.ceil(from) + landingCells;
    // From the first item that nobody has seen yet, the ring is the one that holds the result.
    for (let item = Math.floor(from) + rows + 1; item <= goal + rows; item += 1) {
      column.known.set(item, itemOf(strip, item - goal + home));
    }
    symbols.forEach((symbol, row) => column.known.set(goal + rows - 1 - row, symbol));
    let hasHit = false;
    await clock.tween(times.landing * motion.pace, land, (progress) => {
      column.position = from + (goal - from) * progress;
      const beyond = Math.max(0, column.position - goal);
      // It is heard when it reaches its place, and not when it has stopped swinging.
      if (progress >= 1 && !hasHit) sound.stop(index, index === count - 1);
      hasHit ||= progress >= 1;
      draw(index, column, { blur: progress < 0.55, squash: beyond * press });
    });
    standAt(index, column, symbols, stop);
  }

  function standAt(
    index: number,
    column: Column,
    symbols: readonly SymbolId[],
    stop: number,
  ): void {
    rest(column, bottomItem(stop, rows, (strips()[index] ?? []).length), symbols);
    draw(index, column);
  }

  return {
    isTurning,
    show({ grid, stops }) {
      columns.forEach((column, index) =>
        standAt(index, column, grid[index] ?? [], stops?.[index] ?? 0),
      );
    },
    start() {
      columns.forEach((column, index) => {
        const worths = symbolsOf(index).map((_, row) => board.cellAt([index, row]).worth);
        column.before = { symbols: symbolsOf(index), worths };
        column.turning = true;
        column.age = -index * startStaggerMs * motion.stagger;
      });
      ticker.add(turn);
    },
    async land({ grid, stops, tension }, times) {
      const landings: Promise<void>[] = [];
      let breaths = 0;
      for (const [index, column] of columns.entries()) {
        if (tension.includes(index)) {
          await Promise.all(landings);
          await breath.hold(index, breaths, times);
          breaths += 1;
        } else if (index > 0) {
          await clock.wait(times.between * motion.stagger);
        }
        const symbols = grid[index] ?? [];
        landings.push(landColumn(index, column, symbols, stops?.[index] ?? 0, times));
      }
      await Promise.all(landings);
      breath.end();
    },
    halt() {
      columns.forEach((column, index) => {
        if (!column.turning) return;
        column.turning = false;
        rest(column, Math.floor(column.position), column.before.symbols);
        draw(index, column);
        for (const [row, worth] of column.before.worths.entries())
          board.cellAt([index, row]).worth = worth;
      });
      ticker.remove(turn);
      ticker.paintSoon();
    },
  };
}
