import { atOnce, backBy, easeIn, easeOut } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import type { CascadeEvent, Cell as Place, Grid, SymbolId, TitleMotion } from '../src/index.ts';
import type { Board } from './board.ts';
import type { Cell } from './cell.ts';
import type { Times } from './paces.ts';

const staggerRatio = 0.09;
/** How much a fall presses a symbol, for each place that it goes too far. */
const press = 0.6;

/** Something heavy comes a little later, from nearer to the eye, and is pressed so much. */
const heavyDelay = 0.45;
const heavyNear = 0.3;
const heavyPress = 0.3;

/** The symbols that come down with a blow. */
export interface Heavy {
  is(symbol: SymbolId): boolean;
  lands(place: Place): void;
}

/** A grid whose symbols fall: out below before a round, in from above with its result. */
export interface Drops {
  /** Stands there without having fallen. */
  show(grid: Grid): void;
  leave(times: Times): Promise<void>;
  arrive(grid: Grid, times: Times): Promise<void>;
  cascade(event: CascadeEvent, times: Times): Promise<void>;
}

/** Makes them for a board; `thud` is called when a column has come down. */
export function createDrops(
  board: Board,
  clock: StageClock,
  motion: TitleMotion,
  thud: (column: number, isLast: boolean) => void,
  heavy: Heavy | null = null,
): Drops {
  const { columns, rows } = board;
  const land = backBy(motion.spring);

  /** Moves a cell down into its place from `from` cells above it. */
  async function fall(cell: Cell, place: Place, from: number, ms: number, delay: number) {
    // The grid may be laid out anew on the way: a phone is turned.
    const stand = (progress: number) => {
      const { x, y } = board.centreOf(place);
      cell.x = x;
      cell.y = y - (1 - progress) * from * board.cellSize().height;
    };
    if (ms === 0) return stand(1);
    if (from > 0 && heavy?.is(cell.symbol) === true) return slam(cell, place, stand, ms, delay);
    stand(0);
    await clock.wait(delay);
    await clock.tween(ms * motion.pace, land, (progress) => {
      stand(progress);
      cell.squash = Math.max(0, progress - 1) * from * press;
    });
    cell.squash = 0;
  }

  /** Gravity alone: it falls faster and faster, hits its place and is pressed by it. */
  async function slam(
    cell: Cell,
    place: Place,
    stand: (progress: number) => void,
    ms: number,
    delay: number,
  ): Promise<void> {
    stand(0);
    cell.front = true;
    await clock.wait(delay + ms * heavyDelay);
    await clock.tween(ms * motion.pace * 0.7, easeIn, (progress) => {
      stand(progress);
      cell.scale = 1 + heavyNear * (1 - progress);
    });
    heavy?.lands(place);
    await clock.tween(ms * 0.5, easeOut, (progress) => {
      cell.squash = heavyPress * (1 - progress);
    });
    cell.squash = 0;
    cell.front = false;
  }

  function everyPlace(): Place[] {
    return Array.from({ length: columns * rows }, (_, n) => [n % columns, Math.floor(n / columns)]);
  }

  return {
    show(grid) {
      board.showGrid(grid);
      board.settle();
    },
    async leave(times) {
      await Promise.all(
        everyPlace().map(async (place) => {
          const cell = board.cellAt(place);
          await clock.wait(times.landing * staggerRatio * place[0]);
          await clock.tween(times.landing * 0.6, easeIn, (progress) => {
            cell.y = board.centreOf(place).y + rows * board.cellSize().height * progress;
          });
        }),
      );
    },
    async arrive(grid, times) {
      board.showGrid(grid);
      await Promise.all(
        everyPlace().map(async (place) => {
          const [column, row] = place;
          const step = times.landing * staggerRatio * motion.stagger;
          const delay = step * (column + (rows - 1 - row) * 0.5);
          await fall(board.cellAt(place), place, rows, times.landing, delay);
          if (row === 0) thud(column, column === columns - 1);
        }),
      );
    },
    async cascade(event, times) {
      await vanish(event.removed, times);
      const moves: Promise<void>[] = [];
      for (let column = 0; column < columns; column += 1) {
        moves.push(...refill(column, event, times));
      }
      await Promise.all(moves);
    },
  };

  async function vanish(places: readonly Place[], times: Times): Promise<void> {
    await clock.tween(times.cascade, times.moves ? easeIn : atOnce, (progress) => {
      for (const place of places) board.cellAt(place).scale = 1 - progress;
    });
  }

  /** Cells that stay keep their order and fall; emptied ones come back from above as new ones. */
  function refill(column: number, event: CascadeEvent, times: Times): Promise<void>[] {
    const gone = new Set(event.removed.filter(([c]) => c === column).map(([, row]) => row));
    if (gone.size === 0) return [];
    const all = Array.from({ length: rows }, (_, row) => ({
      row,
      cell: board.cellAt([column, row]),
    }));
    const staying = all.filter(({ row }) => !gone.has(row));
    const reborn = all.filter(({ row }) => gone.has(row));
    const order = [
      ...reborn.map(({ cell }) => ({ cell, from: gone.size })),
      ...staying.map(({ row, cell }, index) => ({ cell, from: gone.size + index - row })),
    ];
    return order.map(({ cell, from }, row) => {
      const symbol = event.grid[column]?.[row];
      if (symbol !== undefined) cell.symbol = symbol;
      cell.scale = 1;
      board.put([column, row], cell);
      return fall(cell, [column, row], from, times.landing, 0);
    });
  }
}
