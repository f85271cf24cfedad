import { meanOf, wayOf, type WayToPlay } from '@arara/game-kit';
import type { Proof, Sample } from '../certify/proof.ts';
import { baccarat, BACCARAT_SPOTS } from './baccarat.ts';
import { baccaratPrizes } from './odds.ts';

function* ways(): Generator<WayToPlay> {
  for (const spot of BACCARAT_SPOTS) yield wayOf(`bets=${spot}:1`, baccaratPrizes(spot));
}

const sample = (bets: string): Sample => ({ choices: { mode: 'base', bets } });

/**
 * One chip on every spot; bets are sums of such chips, so that their return is a mean of these rows. The prizes are the
 * game itself: the wanted return is that of its best bet.
 */
export const baccaratProof: Proof = {
  game: baccarat,
  get wanted() {
    return { rate: meanOf(baccaratPrizes('banker')), atLeast: false };
  },
  ways,
  preset: () => baccaratPrizes('banker'),
  samples: [
    ...BACCARAT_SPOTS.map((spot) => ({
      ...sample(`${spot}:1`),
      prizes: () => baccaratPrizes(spot),
    })),
    sample('player:2 tie:1 banker:3 player-pair:1 banker-pair:1'),
    sample('player:1 banker:1'),
  ],
};
