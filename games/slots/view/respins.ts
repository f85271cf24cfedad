import { easeOut, linear } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { BLANK } from '../src/index.ts';
import type { Cell as Place, Grid, SlotEvent, SymbolId, TitleMoment } from '../src/index.ts';
import type { Board } from './board.ts';
import { hitShare, leapMs } from './leap.ts';
import type { Times } from './paces.ts';
import type { Reels } from './reels.ts';
import type { Leaper, Narrator, SoundBoard } from './view-types.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;

/** So few open cells let everybody hold his breath, and each fewer longer. */
const breathFrom = 3;
const breathGrowth = 0.4;
/** Faces that pass in an open cell while the reels turn at least. */
const passes = 7;
const travel = 0.5;
/** A symbol that lands is pressed onto the paper from so much above its size. */
const pressFrom = 0.55;

interface RespinsOptions {
  readonly board: Board;
  readonly reels: Reels | null;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly narrator: Narrator;
  readonly wild: SymbolId;
  readonly moment: TitleMoment;
  readonly times: Times;
}

/** The act of the respins: somebody jumps at the reels, and cells fill until nothing new comes. */
export function createRespins(options: RespinsOptions) {
  const { board, reels, clock, sound, actor, narrator, wild, moment, times } = options;
  let faces: readonly SymbolId[] = [];
  let held: readonly Place[] = [];

  const placesOf = (grid: Grid, isWanted: (symbol: SymbolId) => boolean): Place[] =>
    grid.flatMap((column, x) =>
      column.flatMap((symbol, y) => (isWanted(symbol) ? [[x, y] as const] : [])),
    );

  function stand(grid: Grid): void {
    reels?.show({ grid, stops: null });
    held = placesOf(grid, (symbol) => symbol !== BLANK);
    board.highlight(held);
  }

  const count = () => narrator.held({ now: held.length, of: board.columns * board.rows });

  /** Presses symbols onto the paper, one after the other. */
  async function press(places: readonly Place[]): Promise<void> {
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
  }

  /** Faces pass through the open cells. */
  async function roll(open: readonly Place[], ms: number): Promise<void> {
    const { height } = board.cellSize();
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
  }

  return {
    async open({ symbol, grid }: Told<'respinsOpened'>): Promise<void> {
      faces = [symbol, BLANK, wild, BLANK];
      if (times.moves) {
        await clock.wait(times.turnMin);
        actor.act('tension');
        sound.tension();
        await clock.wait(times.tension);
        actor.leap(moment.leap);
        await clock.wait(leapMs * hitShare);
      }
      reels?.halt();
      stand(grid);
      if (times.moves) await press(held);
      actor.act('joy');
      sound.award();
      await clock.wait(times.announce / 2);
      await narrator.respins({ symbol });
      count();
      sound.mood('feature');
    },
    async respin({ landed, grid }: Told<'respin'>): Promise<void> {
      const shown = placesOf(grid, () => true);
      const open = shown.filter(
        ([x, y]) => !held.some((place) => x === place[0] && y === place[1]),
      );
      const breath = Math.max(0, breathFrom + 1 - open.length);
      actor.act(breath > 0 ? 'tension' : 'look');
      if (breath > 0) sound.tension();
      else sound.spin();
      // All light falls on the last cells.
      if (breath > 0) board.highlight(open);
      if (times.moves) {
        await roll(open, Math.max(times.turnMin, 300) * (1 + breath * breathGrowth) * 1.4);
        stand(grid);
        count();
        await press(landed);
      } else {
        await clock.wait(times.turnMin);
        stand(grid);
        count();
        sound.stop(0, true);
      }
      await clock.wait(times.between * (landed.length === 0 ? 4 : 2));
    },
    end(): void {
      board.highlight([]);
      actor.act('idle');
    },
    /** One print over the whole board. */
    async fullScreen({ symbol, multiplier }: Told<'fullScreen'>): Promise<void> {
      const text = `×${multiplier}`;
      actor.act('wild');
      sound.print();
      narrator.fullScreen({ symbol, multiplier });
      const show = (progress: number) => board.print({ symbol, text, progress });
      if (times.moves) await clock.tween(times.announce * 0.5, linear, show);
      else show(1);
      await clock.wait(times.announce);
      if (times.moves) await clock.tween(times.cascade, linear, (progress) => show(1 + progress));
      board.print(null);
    },
  };
}
