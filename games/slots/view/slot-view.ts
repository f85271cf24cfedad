import { createMascot, createStageClock, createTicker, screenFrames } from '@arara/game-kit/stage';
import { h } from '@arara/game-kit/view';
import type { Book, Hundredths } from '@arara/game-kit';
import type { GameHost, GameView } from '@arara/game-kit/view';
import { gridOf } from '../src/index.ts';
import type { SlotBook, SlotTitle } from '../src/index.ts';
import { createBoard } from './board.ts';
import type { Faces } from './faces.ts';
import { firstGrid, firstValues } from './grid.ts';
import { throwAt } from './leap.ts';
import { narrateSlot } from './narrate.ts';
import { timesOf } from './paces.ts';
import { createPainter } from './painter.ts';
import { createPrizes } from './prizes.ts';
import { createScene } from './scene.ts';
import { createSlotSound } from './sound.ts';
import { tell } from './story.ts';
import type { Leaper } from './view-types.ts';
import { symbolKey, worthText } from './words.ts';

/** How high a cell may be beside its width: at least, and where there is room. */
const cellRatios = {
  lines: [1.2, 1.75],
  ways: [1.2, 1.75],
  cluster: [1, 1.06],
  anywhere: [1, 1.28],
  respin: [1, 1.28],
  book: [1.2, 1.75],
  hold: [1.2, 1.75],
  // Of a column of seven.
  variable: [0.58, 0.86],
} as const;
/** Height of the sign over a board of variable ways, in parts of a cell's width. */
const signShare = 0.62;
/** The words on what is special. */
const labels = {
  wild: 'special.wild',
  scatter: 'special.scatter',
  collect: 'special.collect',
} as const;
const labelFace = '800 20px Bricolage';
const cellMin = 8;

/** A slot on a canvas: it turns, and it plays books. */
export function createSlotView(title: SlotTitle, faces: Faces, host: GameHost): GameView {
  const { place, words } = host;
  let isPaused = false;
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  place.append(canvas);
  const { columns, rows } = gridOf(title.maths);
  const last = host.last?.book ?? null;
  const board = createBoard(columns, rows, firstGrid(title, last));
  board.showValues(firstValues(last));
  const painter = createPainter(canvas, board, {
    title,
    faces,
    labelOf: ({ id, kind }) => {
      if (kind !== 'wild' && kind !== 'scatter' && kind !== 'collect') return null;
      // A book is wild as well: it bears its own name.
      const isBook = title.maths.model === 'book';
      const text = isBook ? words.game(symbolKey(title, id)) : words.t(labels[kind]);
      return text.toUpperCase();
    },
    worthOf: (worth) => worthText(title, words, worth),
  });
  const ticker = createTicker(painter.paint, screenFrames);
  const clock = createStageClock(ticker);
  const sound = createSlotSound(title.song, () => isPaused || host.isMuted());
  const mascot = createMascot(title.mascot.puppet, host.stand, host.moves);
  const actor: Leaper = {
    act: mascot.act,
    leap: (how) => {
      if (host.moves) throwAt(host.stand, place, how);
    },
  };
  const narrator = narrateSlot(title, words, host.narrator);
  const scene = createScene({ title, words, narrator, sound, actor, board, ticker, clock });
  const { reels, drops } = scene;
  let leaving: Promise<void> = Promise.resolve();
  // Labels that were cut before their face had come are cut again.
  void document.fonts.load(labelFace).then(() => {
    painter.renew();
    ticker.paintSoon();
  });
  return {
    choices: { node: null, read: () => ({}), missing: () => null, show: () => {} },
    keys: [],
    briefOf: null,
    begin(pace) {
      clock.calm();
      board.highlight([]);
      board.trace([]);
      actor.act('look');
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
      board.light(null);
      board.print(null);
      board.fly([]);
      board.call(null);
      actor.act('idle');
      void leaving.then(() => {
        board.settle();
        ticker.paintSoon();
      });
    },
    cheer(on) {
      actor.act(on ? 'wild' : 'idle');
      if (on) sound.win(5);
      sound.mood(on ? 'feature' : 'calm');
    },
    pause(on) {
      isPaused = on;
      sound.refresh();
    },
    soundChanged: sound.refresh,
    dress(when) {
      painter.dress(when);
      ticker.paintSoon();
    },
    resize(room) {
      // The largest box of the grid's shape, in whole cells: the lines between them are then all alike.
      const [least, most] = cellRatios[title.maths.model];
      const sign = title.maths.model === 'variable' ? signShare : 0;
      const cell = Math.floor(Math.min(room.width / columns, room.height / (rows * least + sign)));
      if (cell < cellMin) return;
      const head = Math.round(cell * sign);
      const tall = Math.floor(Math.min(cell * most, (room.height - head) / rows));
      const [width, height] = [cell * columns, head + tall * rows];
      place.style.width = `${width}px`;
      place.style.height = `${height}px`;
      board.resize(width, height, head);
      painter.resize(width, height);
      painter.paint();
    },
    prizes: (at) => createPrizes({ ...at, words, title, faces }),
    dispose() {
      clock.stop();
      ticker.stop();
      mascot.dispose();
      sound.dispose();
    },
  };
}
