import type { PrizeChance } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import { cardOf, PACK } from '../deck.ts';
import { duelPays, PACKS, type DuelSpot } from './dragon-tiger.ts';

/** The chance of a second card, where the first is some card of the shoe. */
const chanceOf = (first: number, second: number): Fraction =>
  fraction(BigInt(first === second ? PACKS - 1 : PACKS), BigInt(PACK * (PACKS * PACK - 1)));

/** The prizes of one chip on a spot, over every pair of cards. */
export function duelPrizes(spot: DuelSpot): PrizeChance[] {
  const cards = Array.from({ length: PACK }, (_, at) => at);
  return cards.flatMap((first) =>
    cards.flatMap((second) => ({
      chance: chanceOf(first, second),
      pays: duelPays(spot, { dragon: cardOf(first), tiger: cardOf(second) }),
    })),
  );
}
