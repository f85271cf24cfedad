import type { Hundredths, InstantGame } from '@arara/game-kit';
import type { Card } from '../card.ts';
import { CHIP_VALUES, clothOf, paidEvents, PER_SPOT, TOTAL, winsOf } from '../cloth/cloth.ts';
import type { SpotWinsEvent } from '../cloth/cloth.ts';
import { dealCards, deckOf } from '../deck.ts';
import { identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';

/** The packs of a shoe; each round has a fresh one. */
export const PACKS = 8;

/** One card for each side. */
export interface Duel {
  readonly dragon: Card;
  readonly tiger: Card;
}
export type DuelWinner = 'dragon' | 'tiger' | 'tie';

export type DragonTigerEvent =
  | {
      readonly type: 'duel';
      readonly dragon: Card;
      readonly tiger: Card;
      readonly winner: DuelWinner;
    }
  | SpotWinsEvent
  | FinalEvent;

/** The spots of the cloth, in the order in which bets are written. */
export const DUEL_SPOTS = ['dragon', 'tie', 'tiger', 'suited-tie'] as const;
export type DuelSpot = (typeof DUEL_SPOTS)[number];

/** The amount that a chip on a spot brings if it wins, the chip among it: 1 to 1, 11 to 1 and 50 to 1. */
export const DUEL_PAYS: Readonly<Record<DuelSpot, Hundredths>> = {
  dragon: 200,
  tie: 1_200,
  tiger: 200,
  'suited-tie': 5_100,
};
/** A tie gives back half of the chips on dragon and tiger. Chips are whole reais: half of one is whole centavos. */
const HALF: Hundredths = 50;

/** The side of the higher card; the ace is the lowest, and suits count for nothing. */
export const duelWinner = ({ dragon, tiger }: Duel): DuelWinner =>
  dragon.rank === tiger.rank ? 'tie' : dragon.rank > tiger.rank ? 'dragon' : 'tiger';

/** The amount that a chip on a spot brings back after a duel. */
export function duelPays(spot: DuelSpot, duel: Duel): Hundredths {
  const winner = duelWinner(duel);
  if (spot === 'suited-tie') {
    const isSuited = winner === 'tie' && duel.dragon.suit === duel.tiger.suit;
    return isSuited ? DUEL_PAYS[spot] : 0;
  }
  if (spot === winner) return DUEL_PAYS[spot];
  return winner === 'tie' ? HALF : 0;
}

function dealDuel(random: Parameters<typeof dealCards>[2]): Duel {
  const { deck, cards } = dealCards(deckOf(PACKS), 1, random);
  const [dragon] = cards;
  const [tiger] = dealCards(deck, 1, random).cards;
  if (dragon === undefined || tiger === undefined) throw new RangeError('the shoe is empty');
  return { dragon, tiger };
}

const { choices, ...cost } = clothOf(DUEL_SPOTS);

/** Dragon tiger: one card each, and chips on the higher one or on a tie. */
export const dragonTiger: InstantGame<DragonTigerEvent> = {
  ...identityOf({
    code: 'dragon-tiger',
    rules: 'dragon-tiger',
    evaluator: 1,
    maths: { packs: PACKS, pays: DUEL_PAYS, half: HALF, perSpot: PER_SPOT, total: TOTAL },
    stakes: CHIP_VALUES,
    choices,
  }),
  ...cost,
  shape: 'instant',
  play(chosen, random) {
    const duel = dealDuel(random);
    const wins = winsOf(chosen, (spot) => duelPays(spot as DuelSpot, duel));
    const { amount, events } = paidEvents(wins);
    return bookWith<DragonTigerEvent>(amount, [
      { type: 'duel', ...duel, winner: duelWinner(duel) },
      ...events,
    ]);
  },
};
