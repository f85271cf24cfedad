import { createStageClock, createTicker } from '@arara/game-kit/stage';
import { gridOf } from '../../src/index.ts';
import type { Cell as Place, Grid, SlotBook, SlotTitle, SymbolId } from '../../src/index.ts';
import { createBoard } from '../board.ts';
import { timesOf } from '../paces.ts';
import { createScene } from '../scene.ts';
import { tell } from '../story.ts';
import type { Leaper, Narrator, SoundBoard } from '../view-types.ts';

const words = {
  t: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  game: (key: string) => key,
  number: String,
};
const frameMs = 16;
const framesMax = 200_000;

/** A slot's whole view without a screen: time is frames, the picture is the board's own data. */
export function openHall(title: SlotTitle) {
  const { maths } = title;
  const { columns, rows } = gridOf(maths);
  const first = title.symbols[0]?.id ?? '';
  const board = createBoard(columns, rows, filled(columns, rows, first));
  board.resize(columns * 10, rows * 10, maths.model === 'variable' ? 6 : 0);
  const seen = new Set<SymbolId>();
  const told: string[] = [];
  let hasMoved = false;
  let [frame, timeMs]: [((ms: number) => void) | null, number] = [null, 0];
  let onPaint = (): void => {};
  const ticker = createTicker(
    () => {
      onPaint();
      for (const cell of board.cells()) if (cell.visible) seen.add(cell.symbol);
      hasMoved ||= board.places().some((place) => !isHome(place));
    },
    {
      request(next) {
        frame = next;
        return 1;
      },
      cancel() {
        frame = null;
      },
    },
  );
  const clock = createStageClock(ticker);
  const scene = createScene({ title, words, board, ticker, clock, ...listeners(told) });

  function isHome(place: Place): boolean {
    const [cell, home] = [board.cellAt(place), board.centreOf(place)];
    return Math.abs(cell.x - home.x) + Math.abs(cell.y - home.y) < 1e-6;
  }

  /** Lets frames go by until the work is done. */
  async function until<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    for (let n = 0; n < framesMax; n += 1) {
      await new Promise((resume) => setImmediate(resume));
      if (isDone) return done;
      const next: ((ms: number) => void) | null = frame;
      frame = null;
      timeMs += frameMs;
      next?.(timeMs);
    }
    throw new Error('the story has no end');
  }

  return {
    seen,
    told,
    board,
    /** Calls something with every picture. */
    watch(listener: () => void): void {
      onPaint = listener;
    },
    get timeMs() {
      return timeMs;
    },
    grid: (): Grid =>
      Array.from({ length: columns }, (_, column) =>
        Array.from(
          { length: board.rowsOf(column) },
          (__, row) => board.cellAt([column, row]).symbol,
        ),
      ),
    /** Cells that do not stand where they belong, or at another size. */
    outOfPlace: () =>
      board.places().filter((place) => {
        const cell = board.cellAt(place);
        return !isHome(place) || cell.scale !== 1 || !cell.visible;
      }),
    /** True if a symbol was ever painted anywhere but in its place. */
    get hasMoved() {
      return hasMoved;
    },
    async play(book: SlotBook, cost: number, { hurry = false } = {}): Promise<void> {
      clock.calm();
      board.highlight([]);
      scene.reels?.start();
      await until(scene.drops?.leave(timesOf('normal')) ?? Promise.resolve());
      if (hurry) clock.hurry();
      await until(tell(scene, book, cost, timesOf('normal')));
    },
    /** As for who wants nothing to move. */
    async playStill(book: SlotBook, cost: number): Promise<void> {
      await until(tell(scene, book, cost, timesOf('still')));
    },
    /** The columns turn, and the server says no. */
    async refuse(): Promise<void> {
      scene.reels?.start();
      await until(scene.drops?.leave(timesOf('normal')) ?? clock.wait(500));
      scene.reels?.halt();
      board.settle();
    },
  };
}

function filled(columns: number, rows: number, symbol: SymbolId): Grid {
  return Array.from({ length: columns }, () => Array.from({ length: rows }, () => symbol));
}

function listeners(told: string[]): { narrator: Narrator; sound: SoundBoard; actor: Leaper } {
  const note = (text: string) => void told.push(text);
  return {
    narrator: {
      win: ({ line, amount, total, isGain }) =>
        note(`win ${line.kind} ${amount} of ${total}${isGain ? ' gain' : ''}`),
      freeSpins: ({ spins, cause }) => note(`free ${spins} ${cause}`),
      freeSpin: ({ number, total }) => note(`free spin ${number}/${total}`),
      respins: ({ symbol }) => note(`respins ${symbol}`),
      held: ({ now, of }) => note(`held ${now}/${of}`),
      bombs: ({ values, multiplier }) => note(`bombs ${values.join('+')} = ${multiplier}`),
      hold: ({ coins }) => note(`hold ${coins}`),
      left: ({ now, held, of }) => note(`left ${now} ${held}/${of}`),
      gathered: (worth) => note(`gathered ${worth}`),
      grand: (amount) => note(`grand ${amount}`),
      sum: (amount) => note(`sum ${amount}`),
      holdEnd: ({ amount, rank }) => note(`hold end ${amount} ${rank}`),
      bookSymbol: ({ symbol }) => note(`book ${symbol}`),
      fullScreen: ({ symbol, multiplier }) => note(`full ${symbol} ${multiplier}`),
      freeSpinsEnd: ({ amount, rank }) => note(`free end ${amount} ${rank}`),
      ways: (count) => note(`ways ${count}`),
      multiplier: (value) => note(`multiplier ${value}`),
      capReached: () => note('cap'),
      final: ({ amount, rank, isTold }) => note(`final ${amount}${isTold ? ' told' : ''} ${rank}`),
    },
    sound: {
      spin: () => note('sound spin'),
      stop: (column) => note(`sound stop ${column}`),
      open: (column) => note(`sound open ${column}`),
      tension: () => note('sound tension'),
      win: (rank) => note(`sound win ${rank}`),
      cascade: () => note('sound cascade'),
      award: () => note('sound award'),
      print: () => note('sound print'),
      blow: () => note('sound blow'),
      mood: (name) => note(`sound mood ${name}`),
    },
    actor: {
      act: (name) => note(`sound act ${name}`),
      leap: (how) => note(`sound leap ${how}`),
    },
  };
}
