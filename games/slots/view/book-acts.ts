import { easeOut, linear } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import type { SlotEvent, SlotTitle } from '../src/index.ts';
import type { Board } from './board.ts';
import type { Times } from './paces.ts';
import type { Reels } from './reels.ts';
import type { Leaper, Narrator, SoundBoard } from './view-types.ts';

type Told<T extends SlotEvent['type']> = Extract<SlotEvent, { type: T }>;

/** Pages that turn before the drawn one lies open. */
const pages = 11;
/** The print stands whole: its coming and its going are not shown for a page. */
const whole = 1;
const pressFrom = 0.35;

interface BookOptions {
  readonly title: SlotTitle;
  readonly board: Board;
  readonly reels: Reels | null;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly narrator: Narrator;
  readonly times: Times;
}

/** The acts of a book: its pages turn to the symbol of the free spins, and that symbol fills its columns. */
export function createBookActs(options: BookOptions) {
  const { title, board, reels, clock, sound, actor, narrator, times } = options;
  const symbols = Object.keys(title.maths.paytable);

  return {
    async draw({ symbol }: Told<'bookSymbol'>): Promise<void> {
      actor.act('tension');
      board.highlight([]);
      const goal = symbols.indexOf(symbol) + symbols.length * 2;
      if (times.moves) {
        sound.tension();
        await clock.tween(times.announce, easeOut, (progress) => {
          const back = Math.round(pages * (1 - progress));
          const page = symbols[(goal - back) % symbols.length] ?? symbol;
          board.print({ symbol: page, text: '', progress: whole });
        });
      }
      board.print({ symbol, text: '', progress: whole });
      sound.print();
      actor.act('joy');
      narrator.bookSymbol({ symbol });
      await clock.wait(times.announce);
      if (times.moves)
        await clock.tween(times.cascade, linear, (progress) =>
          board.print({ symbol, text: '', progress: whole + progress }),
        );
      board.print(null);
    },
    async expand({ symbol, columns, grid }: Told<'expand'>): Promise<void> {
      board.highlight([]);
      board.trace([]);
      actor.act('joy');
      for (const [index, column] of columns.entries()) {
        sound.stop(column, index === columns.length - 1);
        await fill(column);
      }
      reels?.show({ grid, stops: null });

      async function fill(column: number): Promise<void> {
        const cells = Array.from({ length: board.rows }, (_, row) => board.cellAt([column, row]));
        for (const cell of cells) cell.symbol = symbol;
        if (times.moves)
          await clock.tween(times.landing * 0.6, easeOut, (progress) => {
            for (const cell of cells) cell.scale = 1 + pressFrom * (1 - progress);
          });
        else await clock.wait(times.cascade);
        for (const cell of cells) cell.scale = 1;
      }
    },
  };
}
