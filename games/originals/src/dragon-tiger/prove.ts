import { meanOf, wayOf, type WayToPlay } from '@arara/game-kit';
import type { Proof, Sample } from '../certify/proof.ts';
import { dragonTiger, DUEL_SPOTS } from './dragon-tiger.ts';
import { duelPrizes } from './odds.ts';

function* ways(): Generator<WayToPlay> {
  for (const spot of DUEL_SPOTS) yield wayOf(`bets=${spot}:1`, duelPrizes(spot));
}

const sample = (bets: string): Sample => ({ choices: { mode: 'base', bets } });

/** One chip on every spot. The prizes are the game itself: the wanted return is that of its best bets. */
export const dragonTigerProof: Proof = {
  game: dragonTiger,
  get wanted() {
    return { rate: meanOf(duelPrizes('dragon')), atLeast: false };
  },
  ways,
  preset: () => duelPrizes('dragon'),
  samples: [
    ...DUEL_SPOTS.map((spot) => ({ ...sample(`${spot}:1`), prizes: () => duelPrizes(spot) })),
    sample('dragon:3 tie:1 tiger:2 suited-tie:1'),
    sample('dragon:1 tiger:1'),
  ],
};
