import { h } from '@arara/game-kit/view';
import type { Book, Hundredths } from '@arara/game-kit';
import type { GameHost, GameView } from '@arara/game-kit/view';
import type { SlotBook, SlotTitle } from '../src/index.ts';
import { createBoard } from './board.ts';
import { createStageClock } from './clock.ts';
import type { Faces } from './faces.ts';
import { firstGrid, gridSize } from './grid.ts';
import { narrateSlot } from './narrate.ts';
import { timesOf } from './paces.ts';
import { createPainter } from './painter.ts';
import { createPrizes } from './prizes.ts';
import { createScene } from './scene.ts';
import { tell } from './story.ts';
import { createSynth } from './synth.ts';
import { createTicker, screenFrames } from './ticker.ts';

const cellRatio = { lines: 1.3, ways: 1.3, cluster: 1 } as const;
const cellMin = 8;

/** A slot on a canvas: it turns, and it plays books. */
export function createSlotView(title: SlotTitle, faces: Faces, host: GameHost): GameView {
  const { place, words } = host;
  let isPaused = false;
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  place.append(canvas);
  const { columns, rows } = gridSize(title);
  const board = createBoard(columns, rows, firstGrid(title, host.last));
  const painter = createPainter(canvas, board, faces);
  const ticker = createTicker(painter.paint, screenFrames);
  const clock = createStageClock(ticker);
  const sound = createSynth(title.sound, () => isPaused || host.isMuted());
  const narrator = narrateSlot(title, words, host.narrator);
  const scene = createScene({ title, narrator, sound, board, ticker, clock });
  const { reels, drops } = scene;
  let leaving: Promise<void> = Promise.resolve();
  return {
    choices: { node: null, read: () => ({}) },
    begin(pace) {
      clock.calm();
      board.highlight([]);
      board.line(null);
      sound.spin();
      ticker.paintSoon();
      if (pace === 'still') return;
      reels?.start();
      leaving = drops?.leave(timesOf(pace)) ?? Promise.resolve();
    },
    async play(book: Book, cost: Hundredths, pace) {
      await leaving;
      await tell(scene, book as SlotBook, cost, timesOf(pace));
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
    pause(on) {
      isPaused = on;
    },
    resize(room) {
      // The largest box of the grid's shape, in whole cells: the lines between them are then all alike.
      const ratio = cellRatio[title.maths.model];
      const cell = Math.floor(Math.min(room.width / columns, room.height / rows / ratio));
      if (cell < cellMin) return;
      const [width, height] = [cell * columns, Math.floor(cell * ratio) * rows];
      place.style.width = `${width}px`;
      place.style.height = `${height}px`;
      board.resize(width, height);
      painter.resize(width, height);
      painter.paint();
    },
    prizes: (at) => createPrizes({ ...at, words, title, faces }),
    dispose() {
      clock.stop();
      ticker.stop();
    },
  };
}
