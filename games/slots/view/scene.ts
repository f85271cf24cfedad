import type { StageClock, Ticker } from '@arara/game-kit/stage';
import { bombValue } from '../src/index.ts';
import type { SlotTitle } from '../src/index.ts';
import { cutStrips } from '../src/reels/strips.ts';
import type { Board } from './board.ts';
import { createDrops } from './drops.ts';
import { createImpacts } from './impacts.ts';
import { createReels } from './reels.ts';
import type { Scene } from './story.ts';
import type { Leaper, Narrator, SoundBoard } from './view-types.ts';

/** Everything that a story moves: reels for strips, falling symbols for a grid without. */
export function createScene(options: {
  readonly title: SlotTitle;
  readonly narrator: Narrator;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly board: Board;
  readonly ticker: Ticker;
  readonly clock: StageClock;
}): Scene {
  const { title, narrator, sound, actor, board, clock, ticker } = options;
  const { maths } = title;
  const { motion } = title.body;
  const common = { title, board, clock, sound, actor, narrator };
  if (maths.model === 'cluster' || maths.model === 'anywhere') {
    const drops = createDrops(board, clock, motion, sound.stop, {
      is: (symbol) => bombValue(maths, symbol) !== null,
      lands: createImpacts(board, clock, sound),
    });
    return { ...common, reels: null, drops, useStrips: () => {} };
  }
  const freeStrips = 'freeStrips' in maths ? maths.freeStrips : maths.strips;
  const cut = { base: cutStrips(maths.strips), free: cutStrips(freeStrips) };
  let strips = cut.base;
  return {
    ...common,
    reels: createReels({ board, strips: () => strips, ticker, clock, sound, actor, motion }),
    drops: null,
    useStrips: (which) => {
      strips = cut[which];
    },
  };
}
