import type { Ticker } from 'pixi.js';
import type { Grid, Strips, SymbolId } from '../src/index.ts';
import type { Board } from './board.ts';
import { easeOutBack } from './clock.ts';
import type { StageClock } from './clock.ts';
import type { Times } from './paces.ts';
import type { SoundBoard } from './view-types.ts';

/** Cells per second while turning, and how many more pass after the order to stop. */
const speed = 26;
const landingCells = 4;

interface Column {
  /** Number of the strip item in the bottom row; grows as symbols come in from the top. */
  position: number;
  turning: boolean;
  readonly landing: Map<number, SymbolId>;
}

/** Columns that turn on their strips and stop, left to right, on what the book says. */
export interface Reels {
  start(): void;
  land(grid: Grid, tension: readonly number[], times: Times): Promise<void>;
  isTurning(): boolean;
  halt(): void;
}

export function createReels(options: {
  board: Board;
  strips: () => Strips;
  ticker: Ticker;
  clock: StageClock;
  sound: SoundBoard;
}): Reels {
  const { board, strips, ticker, clock, sound } = options;
  const { columns: count, rows } = board;
  const columns: Column[] = Array.from({ length: count }, () => ({
    position: 0,
    turning: false,
    landing: new Map(),
  }));
  // One spare cell above each column comes in while the others move down.
  const spares = columns.map(() => {
    const cell = board.newCell(board.cellAt([0, 0]).symbol);
    cell.node.visible = false;
    return cell;
  });

  function symbolAt(column: number, item: number): SymbolId {
    const known = columns[column]?.landing.get(item);
    if (known !== undefined) return known;
    const strip = strips()[column] ?? [];
    return strip[(strip.length * 1000 - item) % strip.length] ?? board.cellAt([column, 0]).symbol;
  }

  function draw(index: number): void {
    const column = columns[index];
    const spare = spares[index];
    if (column === undefined || spare === undefined) return;
    const whole = Math.floor(column.position);
    const shift = column.position - whole;
    const { height } = board.cellSize();
    for (let row = 0; row < rows; row += 1) {
      const cell = board.cellAt([index, row]);
      const { x, y } = board.centreOf([index, row]);
      const symbol = symbolAt(index, whole + rows - 1 - row);
      if (cell.symbol !== symbol) cell.show(symbol);
      cell.node.position.set(x, y + shift * height);
    }
    const top = board.centreOf([index, 0]);
    spare.node.visible = shift > 0;
    if (shift > 0) spare.show(symbolAt(index, whole + rows));
    spare.node.position.set(top.x, top.y + (shift - 1) * height);
  }

  const turn = () => {
    columns.forEach((column, index) => {
      if (!column.turning) return;
      column.position += (speed * ticker.deltaMS) / 1000;
      draw(index);
    });
  };
  ticker.add(turn);

  async function landColumn(index: number, symbols: readonly SymbolId[], times: Times) {
    const column = columns[index];
    if (column === undefined) return;
    column.turning = false;
    const from = column.position;
    const goal = Math.ceil(from) + landingCells;
    for (let row = 0; row < rows; row += 1) {
      const symbol = symbols[row];
      if (symbol !== undefined) column.landing.set(goal + rows - 1 - row, symbol);
    }
    await clock.tween(times.landing, easeOutBack, (progress) => {
      column.position = from + (goal - from) * progress;
      draw(index);
    });
    column.landing.clear();
    column.position = 0;
    for (let row = 0; row < rows; row += 1) column.landing.set(rows - 1 - row, symbols[row] ?? '');
    draw(index);
    sound.stop(index);
  }

  return {
    isTurning: () => columns.some((column) => column.turning),
    start() {
      for (const column of columns) column.turning = true;
    },
    async land(grid, tension, times) {
      const stops: Promise<void>[] = [];
      for (let index = 0; index < count; index += 1) {
        if (tension.includes(index)) {
          await Promise.all(stops);
          sound.tension();
          await clock.wait(times.tension);
        } else if (index > 0) {
          await clock.wait(times.between);
        }
        stops.push(landColumn(index, grid[index] ?? [], times));
      }
      await Promise.all(stops);
    },
    halt() {
      columns.forEach((column, index) => {
        if (!column.turning) return;
        column.turning = false;
        column.position = Math.floor(column.position);
        draw(index);
      });
    },
  };
}
