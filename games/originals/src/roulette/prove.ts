import { chipsOf, wayOf, type PrizeChance, type WayToPlay } from '@arara/game-kit';
import { fraction } from '@arara/money';
import type { Proof } from '../certify/proof.ts';
import { oneOf37 } from '../wanted.ts';
import { roulette, spotChance, spotPrize } from './roulette.ts';
import { POCKETS, spotOf, SPOTS } from './spots.ts';

const onePocket = fraction(1n, BigInt(POCKETS));

/** The prizes of bets, pocket by pocket. */
function betPrizes(bets: string): PrizeChance[] {
  return Array.from({ length: POCKETS }, (_, number) => ({
    chance: onePocket,
    pays: chipsOf(bets)
      .filter(({ spot }) => spotOf(spot).numbers.includes(number))
      .reduce((sum, { spot, chips }) => sum + chips * spotPrize(spot), 0),
  }));
}

function* ways(): Generator<WayToPlay> {
  for (const spot of SPOTS) {
    const prize = { chance: spotChance(spot), pays: spotPrize(spot.code) };
    yield wayOf(`bets=${spot.code}:1`, [prize]);
  }
}

/** One chip on every spot. Bets are sums of such chips, so that their return is a mean of these rows. */
export const rouletteProof: Proof = {
  game: roulette,
  wanted: oneOf37,
  ways,
  preset: () => betPrizes('red:1'),
  samples: [
    'red:1',
    '0:1',
    '17:2 17-20:1 16-17-18:3 13-14-16-17:1 13-14-15-16-17-18:2 dozen-2:5 odd:10',
    '4-7:1 12-15:1 18-21:1 19-22:1 32-35:1 0-2-3:2 25-26-28-29:2',
    'column-1:1 column-3:1 black:3',
  ].map((bets) => ({
    choices: { mode: 'base', bets },
    prizes: () => betPrizes(bets),
  })),
};

/** The most that chips within the bounds of the cloth can win at once, in hundredths of a chip's value. */
export function mostOfCloth(perSpot: number, total: number): number {
  const ofPocket = (number: number) =>
    SPOTS.filter(({ numbers }) => numbers.includes(number))
      .flatMap(({ code }) => Array.from({ length: perSpot }, () => spotPrize(code)))
      .toSorted((a, b) => b - a)
      .slice(0, total)
      .reduce((sum, pays) => sum + pays, 0);
  return Math.max(...Array.from({ length: POCKETS }, (_, number) => ofPocket(number)));
}
