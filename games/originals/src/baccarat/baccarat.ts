import type { Hundredths, InstantGame } from '@arara/game-kit';
import type { Card } from '../card.ts';
import { CHIP_VALUES, clothOf, paidEvents, PER_SPOT, TOTAL, winsOf } from '../cloth/cloth.ts';
import type { SpotWinsEvent } from '../cloth/cloth.ts';
import { identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { BANKER_DRAWS, dealCoup, isPair, PACKS, totalOf, winnerOf } from './coup.ts';
import type { Coup, Winner } from './coup.ts';

export type BaccaratEvent =
  | {
      readonly type: 'coup';
      readonly player: readonly Card[];
      readonly banker: readonly Card[];
      readonly winner: Winner;
    }
  | SpotWinsEvent
  | FinalEvent;

/** The spots of the cloth, in the order in which bets are written. */
export const BACCARAT_SPOTS = ['player', 'tie', 'banker', 'player-pair', 'banker-pair'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

/**
 * The amount that a chip on a spot brings if it wins, the chip among it: 1 to 1, 8 to 1, 0.95 to 1, and 11 to 1 for a
 * pair. Chips are whole reais, so that the commission is a whole number of centavos: nothing is rounded.
 */
export const BACCARAT_PAYS: Readonly<Record<BaccaratSpot, Hundredths>> = {
  player: 200,
  tie: 900,
  banker: 195,
  'player-pair': 1_200,
  'banker-pair': 1_200,
};
/** A tie gives back the chips on player and banker. */
export const PUSH: Hundredths = 100;

/** The amount that a chip on a spot brings back after a coup. */
export function baccaratPays(spot: BaccaratSpot, { player, banker }: Coup): Hundredths {
  const winner = winnerOf(totalOf(player), totalOf(banker));
  if (spot === 'player-pair' || spot === 'banker-pair') {
    return isPair(spot === 'player-pair' ? player : banker) ? BACCARAT_PAYS[spot] : 0;
  }
  if (spot === winner) return BACCARAT_PAYS[spot];
  return winner === 'tie' ? PUSH : 0;
}

const { choices, ...cost } = clothOf(BACCARAT_SPOTS);

/** Baccarat (punto banco): two hands by the table of third cards, and chips on who wins, on a tie, on pairs. */
export const baccarat: InstantGame<BaccaratEvent> = {
  ...identityOf({
    code: 'baccarat',
    rules: 'baccarat',
    evaluator: 1,
    maths: {
      packs: PACKS,
      bankerDraws: BANKER_DRAWS,
      pays: BACCARAT_PAYS,
      push: PUSH,
      perSpot: PER_SPOT,
      total: TOTAL,
    },
    stakes: CHIP_VALUES,
    choices,
  }),
  ...cost,
  shape: 'instant',
  play(chosen, random) {
    const coup = dealCoup(random);
    const winner = winnerOf(totalOf(coup.player), totalOf(coup.banker));
    const { amount, events } = paidEvents(
      winsOf(chosen, (spot) => baccaratPays(spot as BaccaratSpot, coup)),
    );
    return bookWith<BaccaratEvent>(amount, [{ type: 'coup', ...coup, winner }, ...events]);
  },
};
