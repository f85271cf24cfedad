import { easeIn } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import type { Coin } from '../src/index.ts';
import type { Board, Flight } from './board.ts';
import type { Times } from './paces.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How high the arc of a flight is, in heights of a cell, and how much larger a value is at its top. */
const arc = 0.8;
const nearness = 0.35;

/**
 * Lets values fly from their cells to a goal, one after the other; each calls `arrive` when it is there. Where nothing
 * may move, they arrive at once and in the same order.
 */
export async function flyValues(
  options: { readonly board: Board; readonly clock: StageClock; readonly times: Times },
  coins: readonly Coin[],
  goal: () => Point,
  told: {
    readonly leave?: (coin: Coin) => void;
    readonly arrive: (coin: Coin, index: number) => void;
  },
): Promise<void> {
  const { board, clock, times } = options;
  const flying = new Map<number, Flight>();
  const show = () => board.fly([...flying.values()]);
  await Promise.all(
    coins.map(async (coin, index) => {
      await clock.wait(times.between * index);
      told.leave?.(coin);
      if (times.moves)
        await clock.tween(times.landing, easeIn, (progress) => {
          flying.set(index, flightAt(coin, progress));
          show();
        });
      flying.delete(index);
      show();
      told.arrive(coin, index);
    }),
  );

  function flightAt({ cell, value }: Coin, progress: number): Flight {
    // The grid may be laid out anew on the way: a phone is turned.
    const [from, to, { height }] = [board.centreOf(cell), goal(), board.cellSize()];
    const rise = Math.sin(progress * Math.PI);
    return {
      text: '',
      worth: value,
      x: from.x + (to.x - from.x) * progress,
      y: from.y + (to.y - from.y) * progress - rise * arc * height * 0.5,
      size: 1 + nearness * rise,
    };
  }
}
