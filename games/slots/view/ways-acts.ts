import { backBy, easeOut } from '@arara/game-kit/stage';
import type { Actor, StageClock } from '@arara/game-kit/stage';
import type { Words } from '@arara/game-kit/view';
import { BLANK, gridOf, mostWays, waysOf } from '../src/index.ts';
import type { Grid, VariableMaths } from '../src/index.ts';
import type { Board, Sign } from './board.ts';
import type { Drops } from './drops.ts';
import type { Times } from './paces.ts';
import type { Narrator, SoundBoard } from './view-types.ts';

/** The tallest column comes down as if it had so many rows, and then opens. */
const closedRows = 2.4;
const openSpring = 1.1;
/** Shares of the house's times. */
const openShare = 0.8;
const heldShare = 0.25;
const staggerShare = 0.22;
const countShare = 0.5;

interface WaysOptions {
  readonly maths: VariableMaths;
  readonly words: Words;
  readonly board: Board;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Actor;
  readonly narrator: Narrator;
}

export type WaysActs = ReturnType<typeof createWaysActs>;

/** The acts of columns whose heights differ: the sign counts the ways, the tallest column opens, and free spins open all of them. */
export function createWaysActs(options: WaysOptions) {
  const { maths, words, board, clock, sound, actor, narrator } = options;
  const { columns, rows } = gridOf(maths);
  const most = mostWays(maths);
  const spring = backBy(openSpring);
  const grid = (): Grid => Array.from({ length: columns }, (_, column) => column).map(columnNow);
  const columnNow = (column: number) =>
    Array.from({ length: board.rowsOf(column) }, (_, row) => board.cellAt([column, row]).symbol);
  let [shown, landed, multiplier, turnOfCount] = [waysOf(grid()), 1, 1, 0];
  let text = '';
  write();

  /** Writes the number of now on the sign. */
  function write(more: Partial<Sign> = {}): void {
    text = words.t('ways', { count: shown });
    post(more);
  }

  function post(more: Partial<Sign> = {}): void {
    const times = multiplier > 1 ? `×${words.number(multiplier)}` : null;
    board.post({ text, times, pop: 0, timesPop: 0, stamp: null, ...more });
  }

  /** Lets the number on the sign run to its goal; a later goal takes over. */
  async function count(goal: number, ms: number): Promise<void> {
    turnOfCount += 1;
    const [own, from] = [turnOfCount, shown];
    await clock.tween(ms, easeOut, (progress) => {
      if (own !== turnOfCount) return;
      shown = Math.round(from + (goal - from) * progress);
      write({ pop: Math.sin(progress * Math.PI) });
    });
  }

  /** Opens a column from few rows to all of its own, which come in from above. */
  async function unfold(column: number, from: number, ms: number): Promise<void> {
    const all = board.rowsOf(column);
    await clock.tween(ms, spring, (progress) => {
      board.stretch(column, from + (all - from) * progress);
      board.glow(column, Math.max(0, Math.min(1, 1.2 - progress)));
    });
    board.stretch(column, null);
    board.glow(column, 0);
  }

  /** Stamps the most ways that there can be over the open board, and takes them away again. */
  async function stamp(times: Times): Promise<void> {
    const show = (progress: number) =>
      post({
        stamp: { text: words.t('ways.most', { count: most }), progress },
        pop: Math.max(0, 1 - progress),
      });
    sound.print();
    if (times.moves) await clock.tween(times.cascade, easeOut, show);
    else show(1);
    await clock.wait(times.announce * 0.6);
    if (times.moves) await clock.tween(times.cascade, easeOut, (progress) => show(1 + progress));
    post();
  }

  return {
    /** A column is about to come down: the count begins with the first one. */
    before(column: number): void {
      if (column === 0) {
        [shown, landed] = [0, 1];
        turnOfCount += 1;
        text = '';
        post();
      }
      if (board.rowsOf(column) === rows) board.stretch(column, closedRows);
    },
    isAlone: (column: number): boolean => column >= 0 && board.rowsOf(column) === rows,
    /** A column stands: the tallest opens first, and then its ways are counted. */
    async after(column: number, times: Times): Promise<void> {
      if (board.rowsOf(column) === rows) {
        await clock.wait(times.landing * heldShare);
        actor.act('joy');
        sound.open(column);
        await unfold(column, closedRows, times.landing * openShare);
      }
      landed *= board.rowsOf(column);
      await count(landed, times.landing * countShare);
    },
    /** All columns stand. */
    async stand(now: Grid): Promise<void> {
      turnOfCount += 1;
      shown = waysOf(now);
      write();
      narrator.ways(shown);
    },
    async climb(value: number, times: Times): Promise<void> {
      multiplier = value;
      post();
      if (!times.moves || value === 1) return;
      await clock.tween(times.cascade, easeOut, (progress) =>
        post({ timesPop: Math.sin(progress * Math.PI) }),
      );
    },
    /** Free spins begin: all columns open to their most, empty, and the sign says how many ways there can be. */
    async open(drops: Drops, times: Times): Promise<void> {
      const before = Array.from({ length: columns }, (_, column) => board.rowsOf(column));
      board.highlight([]);
      board.trace([]);
      if (times.moves) await drops.leave(times);
      drops.show(before.map(() => Array.from({ length: rows }, () => BLANK)));
      [shown, landed] = [0, 1];
      if (times.moves) {
        for (const [column, from] of before.entries())
          board.stretch(column, Math.min(from, closedRows));
        await Promise.all(
          before.map(async (from, column) => {
            await clock.wait(times.landing * staggerShare * column);
            sound.open(column);
            await unfold(column, Math.min(from, closedRows), times.landing);
            landed *= rows;
            await count(landed, times.landing * countShare);
          }),
        );
      }
      turnOfCount += 1;
      shown = most;
      text = words.t('ways.most', { count: most });
      post();
      actor.act('joy');
      await stamp(times);
    },
    /** The round is over: nothing is multiplied any more. */
    end(): void {
      multiplier = 1;
      post();
    },
  };
}
