import { easeOut, linear } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { BLANK } from '../src/index.ts';
import type { Cell as Place, SymbolId } from '../src/index.ts';
import type { Board } from './board.ts';
import type { Times } from './paces.ts';
import type { SoundBoard } from './view-types.ts';

/** So few open cells let everybody hold his breath, and each fewer longer. */
const breathFrom = 3;
const breathGrowth = 0.4;
const rollMsMin = 300;
const rollShare = 1.4;
/** Faces that pass in an open cell while the reels turn at least. */
const passes = 7;
const travel = 0.5;
/** A round of passing faces. */
const facesMost = 24;
/** A symbol that lands is pressed onto the paper from so much above its size. */
const pressFrom = 0.55;

/** How tense it is with these cells open: 0 while there are many, then more with each fewer. */
export const breathsOf = (open: readonly Place[]): number =>
  Math.max(0, breathFrom + 1 - open.length);

/**
 * The faces that pass in an open cell, each as often as its chance lets it come, and never one that comes less than
 * once in so many: what turns by promises nothing that the odds do not hold.
 */
export function passingFaces(chances: Readonly<Record<SymbolId, number>>): readonly SymbolId[] {
  const sum = Object.values(chances).reduce((all, chance) => all + chance, 0);
  const faces = Array.from({ length: facesMost }, () => BLANK);
  for (const [symbol, chance] of Object.entries(chances)) {
    const times = Math.round((facesMost * chance) / sum);
    for (let n = 0; n < times; n += 1) {
      const wanted = Math.floor(((n + 0.5) * facesMost) / times);
      const free = faces.findIndex((face, at) => at >= wanted && face === BLANK);
      if (free >= 0) faces[free] = symbol;
    }
  }
  return faces;
}

/** The cells of respins: faces pass through those that are open, and what lands is pressed onto the paper. */
export function createOpenCells(options: {
  readonly board: Board;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly times: Times;
}) {
  const { board, clock, sound, times } = options;
  return {
    /** Presses symbols onto the paper, one after the other. */
    async press(places: readonly Place[]): Promise<void> {
      const last = places.length - 1;
      await Promise.all(
        places.map(async (place, index) => {
          await clock.wait(times.between * index);
          const cell = board.cellAt(place);
          sound.stop(place[0], index === last);
          await clock.tween(times.landing * 0.6, easeOut, (progress) => {
            cell.scale = 1 + pressFrom * (1 - progress);
          });
          cell.scale = 1;
        }),
      );
    },
    /** Faces pass through the open cells, longer where few are left. */
    async roll(open: readonly Place[], faces: readonly SymbolId[]): Promise<void> {
      const { height } = board.cellSize();
      const ms =
        Math.max(times.turnMin, rollMsMin) * (1 + breathsOf(open) * breathGrowth) * rollShare;
      await clock.tween(ms, linear, (progress) => {
        for (const [index, place] of open.entries()) {
          const cell = board.cellAt(place);
          const at = progress * passes * (ms / times.turnMin) + index * 0.37;
          cell.symbol = faces[(Math.floor(at) + index) % faces.length] ?? BLANK;
          cell.blur = true;
          cell.dim = false;
          cell.y = board.centreOf(place).y + (at - Math.floor(at) - 0.5) * travel * height;
        }
      });
      for (const place of open) {
        const cell = board.cellAt(place);
        cell.blur = false;
        cell.y = board.centreOf(place).y;
      }
    },
  };
}
