import type { Grid, SlotTitle } from '../src/index.ts';
import { createBoard } from './board.ts';
import { createStageClock } from './clock.ts';
import type { Faces } from './faces.ts';
import { createPainter } from './painter.ts';
import { timesOf } from './paces.ts';
import { createScene } from './scene.ts';
import { tell } from './story.ts';
import { createTicker, screenFrames } from './ticker.ts';
import type { Narrator, SlotView, SoundBoard } from './view-types.ts';

export { cssColour } from './colours.ts';
export { NoCanvas, loadFaces, type Faces } from './faces.ts';
export type { Rank } from './rank.ts';
export { createSynth } from './synth.ts';
export type { Narrator, Pace, SlotView, WinLine } from './view-types.ts';

export interface SlotViewOptions {
  readonly title: SlotTitle;
  readonly faces: Faces;
  readonly canvas: HTMLCanvasElement;
  /** What the grid shows before the first round. */
  readonly grid: Grid;
  readonly narrator: Narrator;
  readonly sound: SoundBoard;
}

/** Columns and rows of a title's grid. */
export function gridSize(title: SlotTitle): { readonly columns: number; readonly rows: number } {
  const { maths } = title;
  return maths.model === 'cluster'
    ? { columns: maths.columns, rows: maths.rows }
    : { columns: 5, rows: 3 };
}

/** A slot on a canvas: it turns, and it plays books. */
export function createSlotView(options: SlotViewOptions): SlotView {
  const { title, canvas, sound } = options;
  const { columns, rows } = gridSize(title);
  const board = createBoard(columns, rows, options.grid);
  const painter = createPainter(canvas, board, options.faces);
  const ticker = createTicker(painter.paint, screenFrames);
  const clock = createStageClock(ticker);
  const scene = createScene({ ...options, board, ticker, clock });
  const { reels, drops } = scene;
  let leaving: Promise<void> = Promise.resolve();
  return {
    spin(pace) {
      clock.calm();
      board.highlight([]);
      board.line(null);
      sound.spin();
      ticker.paintSoon();
      if (pace === 'still') return;
      reels?.start();
      leaving = drops?.leave(timesOf(pace)) ?? Promise.resolve();
    },
    async play(book, cost, pace) {
      await leaving;
      await tell(scene, book, cost, timesOf(pace));
      clock.calm();
      ticker.paintSoon();
    },
    hurry: () => clock.hurry(),
    calm() {
      reels?.halt();
      void leaving.then(() => {
        board.settle();
        ticker.paintSoon();
      });
    },
    resize(width, height) {
      board.resize(width, height);
      painter.resize(width, height);
      painter.paint();
    },
    destroy() {
      clock.stop();
      ticker.stop();
    },
  };
}
