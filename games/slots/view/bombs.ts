import { easeIn, easeOut, linear } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import type { Bomb, SlotEvent } from '../src/index.ts';
import type { Board, Flight } from './board.ts';
import type { Times } from './paces.ts';
import type { Leaper, Narrator, SoundBoard, WinLine } from './view-types.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;

/** Sizes of values, in parts of a cell: on a bomb, and where they come together. */
const small = 0.4;
const large = 0.92;
/** A value that joins lets the sum swell by so much. */
const swell = 0.35;
/** How high a value rises above the straight way, in cells. */
const rise = 0.9;
const toneMax = 8;

interface BombOptions {
  readonly board: Board;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly narrator: Narrator;
  readonly times: Times;
  /** The win of the spin grows by what the bombs add to it. */
  readonly grow: (line: WinLine, amount: number) => void;
}

/** The act of the bombs: their values fly together into one multiplier, which strikes the win. */
export function createBombActs(options: BombOptions) {
  const { board, clock, sound, actor, narrator, times, grow } = options;
  /** Free spins keep their multiplier, which stands at the edge of the game between two strikes. */
  let isKept = false;

  const middle = () => {
    const { width, height } = board.cellSize();
    return { x: (board.columns * width) / 2, y: (board.rows * height) / 2 };
  };
  /** The corner at which the kept multiplier stands. */
  const corner = () => {
    const { width, height } = board.cellSize();
    return { x: (board.columns - 0.8) * width, y: board.rows * height };
  };
  const sumAt = (sum: number, size: number): Flight[] =>
    sum === 0 ? [] : [{ text: `×${sum}`, ...middle(), size }];

  /** A value goes from a place to the middle, in an arc, and grows on its way. */
  async function bring(text: string, from: { x: number; y: number }, around: readonly Flight[]) {
    const to = middle();
    const high = rise * board.cellSize().height;
    await clock.tween(times.landing, easeIn, (progress) => {
      board.fly([
        ...around,
        {
          text,
          x: from.x + (to.x - from.x) * progress,
          y: from.y + (to.y - from.y) * progress - Math.sin(progress * Math.PI) * high,
          size: small + (large - small) * 0.6 * progress,
        },
      ]);
    });
  }

  /** The values fly together, one after the other; the sum swells with each. */
  async function gather(bombs: readonly Bomb[], kept: number): Promise<void> {
    if (kept > 0) await bring(`×${kept}`, corner(), []);
    let sum = kept;
    for (const [index, { cell, value }] of bombs.entries()) {
      await bring(`×${value}`, board.centreOf(cell), sumAt(sum, large));
      sum += value;
      sound.cascade(Math.min(index, toneMax));
      await clock.tween(times.between * 2, easeOut, (progress) =>
        board.fly(sumAt(sum, large * (1 + swell * (1 - progress)))),
      );
    }
  }

  /** The sum draws itself up, and comes down on the win below the board. */
  async function fall(sum: number): Promise<void> {
    const { height } = board.cellSize();
    const { x, y } = middle();
    const [top, foot] = [y - height * 0.6, board.rows * height];
    await clock.tween(times.tension * 0.4, easeOut, (progress) =>
      board.fly([
        { text: `×${sum}`, x, y: y + (top - y) * progress, size: large * (1 + 0.5 * progress) },
      ]),
    );
    await clock.tween(times.landing * 0.45, easeIn, (progress) =>
      board.fly([
        { text: `×${sum}`, x, y: top + (foot - top) * progress, size: large * (1.5 - progress) },
      ]),
    );
    board.fly([]);
  }

  async function jolt(): Promise<void> {
    const deep = board.cellSize().height * 0.16;
    await clock.tween(times.cascade, linear, (progress) =>
      board.shake({
        blows: [],
        jolt: deep * (1 - progress) * Math.cos(progress * 5 * Math.PI),
      }),
    );
    board.shake({ blows: [], jolt: 0 });
  }

  /** Bombs tick before their values leave them. */
  async function tick(bombs: readonly Bomb[]): Promise<void> {
    await clock.tween(times.winShow * 0.7, linear, (progress) => {
      for (const { cell } of bombs) board.cellAt(cell).act = progress < 1 ? progress : 0;
    });
  }

  return {
    /** Free spins have begun. */
    keep(): void {
      isKept = true;
    },
    async strike({ bombs, multiplier, amount }: Told<'bombs'>): Promise<void> {
      const values = bombs.map(({ value }) => value);
      const kept = values.reduce((left, value) => left - value, multiplier);
      board.trace([]);
      board.highlight(bombs.map(({ cell }) => cell));
      actor.act('tension');
      narrator.bombs({ values, multiplier });
      if (times.moves) {
        sound.tension();
        if (bombs.length > 0) await tick(bombs);
        await gather(bombs, kept);
        await fall(multiplier);
      } else {
        board.fly(sumAt(multiplier, large));
        await clock.wait(times.announce);
        board.fly([]);
      }
      sound.blow();
      grow({ kind: 'bombs', multiplier }, amount);
      if (isKept) narrator.multiplier(multiplier);
      if (times.moves) await jolt();
      await clock.wait(times.winShow * 0.6);
      board.highlight([]);
    },
  };
}
