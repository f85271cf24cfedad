import { atOnce, backBy, easeIn, easeOut } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import type {
  CascadeEvent,
  Cell as Place,
  Grid,
  RevealEvent,
  SymbolId,
  TitleMotion,
} from '../src/index.ts';
import type { Board } from './board.ts';
import type { Breath } from './breath.ts';
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
  arrive(told: Pick<RevealEvent, 'grid' | 'tension'>, times: Times): Promise<void>;
  cascade(event: CascadeEvent, times: Times): Promise<void>;
}

interface DropsOptions {
  readonly board: Board;
  readonly clock: StageClock;
  readonly motion: TitleMotion;
  readonly breath: Breath;
  readonly heavy: Heavy;
  /** A column has come down. */
  thud(column: number, isLast: boolean): void;
  /** The acts of a column before it comes down, and once it stands. */
  readonly columns?: {
    before(column: number): void;
    /** The next column waits until this one has done it. */
    isAlone(column: number): boolean;
    after(column: number, times: Times): Promise<void>;
  };
}

/** Makes them for a board. */
export function createDrops(options: DropsOptions): Drops {
  const { board, clock, motion, breath, heavy, thud, columns: acts } = options;
  const { columns } = board;
  const land = backBy(motion.spring);

  /** Moves a cell down into its place from `from` cells above it. */
  async function fall(cell: Cell, place: Place, from: number, ms: number, delay: number) {
    // The grid may be laid out anew on the way: a phone is turned.
    const stand = (progress: number) => {
      const { x, y } = board.centreOf(place);
      cell.x = x;
      cell.y = y - (1 - progress) * from * board.cellSize(place[0]).height;
      cell.tall = board.cellSize(place[0]).height;
    };
    if (ms === 0) return stand(1);
    if (from > 0 && heavy.is(cell.symbol)) return slam(cell, place, stand, ms, delay);
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
    heavy.lands(place);
    await clock.tween(ms * 0.5, easeOut, (progress) => {
      cell.squash = heavyPress * (1 - progress);
    });
    cell.squash = 0;
    cell.front = false;
  }

  const step = (times: Times): number => times.landing * staggerRatio * motion.stagger;
  const rowsOf = (column: number): Place[] =>
    Array.from({ length: board.rowsOf(column) }, (_, row) => [column, row] as const);

  /**
   * Lets a column's cells fall in, the lowest first. It is heard after those on its left, as soon as what is light has
   * come down; it stands when all of it has.
   */
  function landColumn(
    column: number,
    times: Times,
    delay: number,
    left: Promise<void>,
  ): { heard: Promise<void>; stands: Promise<unknown> } {
    const cells = rowsOf(column).map((place) => ({ place, cell: board.cellAt(place) }));
    // The tallest and the shortest column take the same time.
    const spread = (step(times) * 0.5 * (board.rows - 1)) / Math.max(1, cells.length - 1);
    const falls = cells.map(({ place, cell }, row) => {
      const wait = delay + spread * (cells.length - 1 - row);
      return fall(cell, place, cells.length, times.landing, wait);
    });
    const light = falls.filter((_, row) => !heavy.is(cells[row]?.cell.symbol ?? ''));
    const heard = Promise.all([left, ...light]).then(() => thud(column, column === columns - 1));
    return { heard, stands: Promise.all([heard, ...falls]) };
  }

  return {
    show(grid) {
      board.showGrid(grid);
      board.settle();
    },
    async leave(times) {
      await Promise.all(
        board.places().map(async (place) => {
          const cell = board.cellAt(place);
          const far = board.rowsOf(place[0]);
          await clock.wait(times.landing * staggerRatio * place[0]);
          await clock.tween(times.landing * 0.6, easeIn, (progress) => {
            const { height } = board.cellSize(place[0]);
            cell.y = board.centreOf(place).y + far * height * progress;
          });
        }),
      );
    },
    async arrive({ grid, tension }, times) {
      board.showGrid(grid);
      for (let column = 0; column < columns; column += 1) {
        acts?.before(column);
        for (const place of rowsOf(column)) lift(place);
      }
      const landings: Promise<void>[] = [];
      let [breaths, delay, left] = [0, 0, Promise.resolve()];
      for (let column = 0; column < columns; column += 1) {
        const isTense = tension.includes(column);
        if (isTense || acts?.isAlone(column - 1) === true) {
          await Promise.all(landings);
          delay = 0;
        }
        if (isTense) {
          await breath.hold(column, breaths, times);
          breaths += 1;
        }
        const { heard, stands } = landColumn(column, times, delay, left);
        left = heard;
        landings.push(stands.then(() => acts?.after(column, times)));
        delay += step(times);
      }
      await Promise.all(landings);
      breath.end();
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

  /** Out of sight above the column, until it falls. */
  function lift(place: Place): void {
    const cell = board.cellAt(place);
    const { x, y } = board.centreOf(place);
    Object.assign(cell, { x, y: y - board.rowsOf(place[0]) * board.cellSize(place[0]).height });
  }

  async function vanish(places: readonly Place[], times: Times): Promise<void> {
    await clock.tween(times.cascade, times.moves ? easeIn : atOnce, (progress) => {
      for (const place of places) board.cellAt(place).scale = 1 - progress;
    });
  }

  /** Cells that stay keep their order and fall; emptied ones come back from above as new ones. */
  function refill(column: number, event: CascadeEvent, times: Times): Promise<void>[] {
    const gone = new Set(event.removed.filter(([c]) => c === column).map(([, row]) => row));
    if (gone.size === 0) return [];
    const all = rowsOf(column).map((place) => ({ row: place[1], cell: board.cellAt(place) }));
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
