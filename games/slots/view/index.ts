import 'pixi.js/unsafe-eval';
import { Application } from 'pixi.js';
import type { Grid, SlotTitle } from '../src/index.ts';
import { createBoard } from './board.ts';
import { createStageClock } from './clock.ts';
import { createDrops } from './drops.ts';
import { loadFaces } from './faces.ts';
import { timesOf } from './paces.ts';
import { createReels } from './reels.ts';
import { tell } from './story.ts';
import type { Scene } from './story.ts';
import type { Narrator, SlotView, SoundBoard } from './view-types.ts';

export { colours, cssColour } from './colours.ts';
export { createSynth } from './synth.ts';
export type { Narrator, Pace, SlotView, SoundBoard, WinLine } from './view-types.ts';

export interface SlotViewOptions {
  readonly title: SlotTitle;
  /** Where the title's pictures are. */
  readonly artFolder: string;
  readonly canvas: HTMLCanvasElement;
  /** What the grid shows before the first round. */
  readonly grid: Grid;
  readonly narrator: Narrator;
  readonly sound: SoundBoard;
}

const pixelsMax = 2;

/** Columns and rows of a title's grid. */
export function gridSize(title: SlotTitle): { readonly columns: number; readonly rows: number } {
  const { maths } = title;
  return maths.model === 'cluster'
    ? { columns: maths.columns, rows: maths.rows }
    : { columns: 5, rows: 3 };
}

/** A slot on a canvas: it turns, and it plays books. */
export async function createSlotView(options: SlotViewOptions): Promise<SlotView> {
  const { title, canvas, narrator, sound } = options;
  const faces = await loadFaces(options.artFolder);
  const app = new Application();
  await app.init({
    canvas,
    antialias: true,
    background: 0x11163f,
    resolution: Math.min(pixelsMax, devicePixelRatio),
    autoDensity: true,
    preference: 'webgl',
  });
  const { columns, rows } = gridSize(title);
  const board = createBoard(faces, columns, rows, options.grid);
  app.stage.addChild(board.node);
  const clock = createStageClock(app.ticker);
  const { maths } = title;
  let strips: 'base' | 'free' = 'base';
  const reels =
    maths.model === 'cluster'
      ? null
      : createReels({
          board,
          strips: () => (strips === 'base' ? maths.strips : maths.freeStrips),
          ticker: app.ticker,
          clock,
          sound,
        });
  const drops = maths.model === 'cluster' ? createDrops(board, clock) : null;
  const scene: Scene = {
    board,
    reels,
    drops,
    clock,
    sound,
    narrator,
    useStrips: (which) => {
      strips = which;
    },
  };
  let leaving: Promise<void> = Promise.resolve();
  return {
    spin(pace) {
      clock.calm();
      board.highlight([]);
      board.line(null);
      sound.spin();
      if (pace === 'still') return;
      reels?.start();
      leaving = drops?.leave(timesOf(pace)) ?? Promise.resolve();
    },
    async play(book, pace) {
      await leaving;
      await tell(scene, book, timesOf(pace));
      clock.calm();
    },
    hurry: () => clock.hurry(),
    calm() {
      reels?.halt();
      void leaving.then(() => board.resize(app.screen.width, app.screen.height));
    },
    resize(width, height) {
      app.renderer.resize(width, height);
      board.resize(width, height);
    },
    destroy() {
      clock.stop();
      app.destroy({ removeView: false }, { children: true, texture: true });
    },
  };
}
