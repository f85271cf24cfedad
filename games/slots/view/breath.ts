import type { Actor, StageClock } from '@arara/game-kit/stage';
import type { Board } from './board.ts';
import type { Times } from './paces.ts';
import type { SoundBoard } from './view-types.ts';

/** Each column that holds its breath holds it so much longer than the one before. */
const breathGrowth = 0.28;

interface BreathOptions {
  readonly board: Board;
  readonly clock: StageClock;
  readonly sound: SoundBoard;
  readonly actor: Actor;
}

/** Lets columns hold their breath, one after the other, while one more scatter would open the feature. */
export function createBreath({ board, clock, sound, actor }: BreathOptions) {
  return {
    /** Holds it before a column lands; `before` columns of this spin have held it already. */
    async hold(column: number, before: number, times: Times): Promise<void> {
      actor.act('tension');
      board.light(column);
      sound.tension();
      await clock.wait(times.tension * (1 + before * breathGrowth));
    },
    end: () => board.light(null),
  };
}

export type Breath = ReturnType<typeof createBreath>;
