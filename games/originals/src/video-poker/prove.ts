import { meanOf, wayOf } from '@arara/game-kit';
import type { Proof, Sample } from '../certify/proof.ts';
import { bestHold, bestPrizes, dealtPrizes } from './best-play.ts';
import { HAND } from './hands.ts';
import { holding, videoPoker, type PokerView } from './video-poker.ts';

const all = Array.from({ length: HAND }, (_, at) => at);

/** A player who holds by a rule; the prizes of the cards as they are dealt are those of who holds all or none. */
const sample = (
  hold: (view: PokerView) => readonly number[],
  prizes: Sample['prizes'],
): Sample => ({
  choices: { mode: 'base' },
  policy: (view) => holding(hold(view as PokerView)),
  ...(prizes === undefined ? {} : { prizes }),
});

/**
 * The return of the best hold of every deal. The schedule is given, so that the wanted return is the counted one; any
 * other hold returns less.
 */
export const videoPokerProof: Proof = {
  game: videoPoker,
  get wanted() {
    return { rate: meanOf(bestPrizes()), atLeast: false };
  },
  *ways() {
    yield wayOf('hold=best', bestPrizes());
  },
  preset: bestPrizes,
  samples: [
    sample(({ hand }) => bestHold(hand), bestPrizes),
    sample(() => all, dealtPrizes),
    sample(() => [], dealtPrizes),
  ],
};
