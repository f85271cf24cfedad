import { linear } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import { BLANK } from '../src/index.ts';
import type {
  Cell as Place,
  Grid,
  SlotEvent,
  SlotMaths,
  SymbolId,
  TitleMoment,
} from '../src/index.ts';
import type { Board } from './board.ts';
import { hitShare, leapMs } from './leap.ts';
import { breathsOf, createOpenCells, passingFaces } from './open-cells.ts';
import type { Times } from './paces.ts';
import type { Reels } from './reels.ts';
import type { Leaper, Narrator, SoundBoard } from './view-types.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;

interface RespinsOptions {
  readonly board: Board;
  readonly reels: Reels | null;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly narrator: Narrator;
  readonly maths: SlotMaths;
  readonly moment: TitleMoment;
  readonly times: Times;
}

/** The act of the respins: somebody jumps at the reels, and cells fill until nothing new comes. */
export function createRespins(options: RespinsOptions) {
  const { board, reels, clock, sound, actor, narrator, maths, moment, times } = options;
  const cells = createOpenCells({ board, clock, sound, times });
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

  return {
    async open({ symbol, grid }: Told<'respinsOpened'>): Promise<void> {
      faces = facesFor(maths, symbol);
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
      if (times.moves) await cells.press(held);
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
      const breath = breathsOf(open);
      actor.act(breath > 0 ? 'tension' : 'look');
      if (breath > 0) sound.tension();
      else sound.spin();
      // All light falls on the last cells.
      if (breath > 0) board.highlight(open);
      if (times.moves) {
        await cells.roll(open, faces);
        stand(grid);
        count();
        await cells.press(landed);
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

/** The faces of a respin for a symbol; none in a model without respins. */
function facesFor(maths: SlotMaths, symbol: SymbolId): readonly SymbolId[] {
  if (maths.model !== 'respin') return [];
  const { cells } = maths.respin;
  return passingFaces({ [symbol]: cells.symbol, [maths.wild]: cells.wild, [BLANK]: cells.blank });
}
