import type { StageClock, Ticker } from '@arara/game-kit/stage';
import type { Words } from '@arara/game-kit/view';
import { bombValue, isFalls } from '../src/index.ts';
import type { SlotTitle, SymbolId } from '../src/index.ts';
import { cutStrips } from '../src/reels/strips.ts';
import type { Board } from './board.ts';
import { createBreath } from './breath.ts';
import { createDrops } from './drops.ts';
import { createImpacts } from './impacts.ts';
import { createReels } from './reels.ts';
import type { Scene } from './story.ts';
import type { Leaper, Narrator, SoundBoard } from './view-types.ts';
import { createWaysActs } from './ways-acts.ts';

/** Everything that a story moves: reels for strips, falling symbols for a grid without. */
export function createScene(options: {
  readonly title: SlotTitle;
  readonly words: Words;
  readonly narrator: Narrator;
  readonly sound: SoundBoard;
  readonly actor: Leaper;
  readonly board: Board;
  readonly ticker: Ticker;
  readonly clock: StageClock;
}): Scene {
  const { title, words, narrator, sound, actor, board, clock, ticker } = options;
  const { maths } = title;
  const { motion } = title.body;
  const common = { title, board, clock, sound, actor, narrator };
  const breath = createBreath(common);
  if (isFalls(maths)) {
    const ways = maths.model === 'variable' ? createWaysActs({ ...common, maths, words }) : null;
    const columns = ways === null ? {} : { columns: ways };
    const heavy = {
      is: (symbol: SymbolId) => bombValue(maths, symbol) !== null,
      lands: createImpacts(board, clock, sound),
    };
    const drops = createDrops({
      board,
      clock,
      motion,
      breath,
      heavy,
      thud: sound.stop,
      ...columns,
    });
    return { ...common, reels: null, drops, ways, useStrips: () => {} };
  }
  const freeStrips = 'freeStrips' in maths ? maths.freeStrips : maths.strips;
  const cut = { base: cutStrips(maths.strips), free: cutStrips(freeStrips) };
  let strips = cut.base;
  return {
    ...common,
    reels: createReels({ board, strips: () => strips, ticker, clock, sound, breath, motion }),
    drops: null,
    ways: null,
    useStrips: (which) => {
      strips = cut[which];
    },
  };
}
