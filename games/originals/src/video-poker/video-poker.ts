import { picksOf, type Choices, type Stepped, type StepsGame } from '@arara/game-kit';
import type { Card } from '../card.ts';
import { dealCards, deckOf, numberOf, type Deck } from '../deck.ts';
import { identityOf } from '../define.ts';
import { settledAt, type FinalEvent } from '../final.ts';
import { HAND, HANDS, paysAt, placeOfCards, type HandName } from './hands.ts';
import { holdsOf } from './holds.ts';

/** A dealt hand. Cards to come are nowhere yet: a draw takes them from the stream. */
interface PokerState {
  readonly hand: readonly Card[];
  readonly deck: Deck;
}

export type PokerEvent =
  | { readonly type: 'dealt'; readonly cards: readonly Card[] }
  | {
      readonly type: 'drew';
      /** The places of the cards that were held, from 1. */
      readonly held: readonly number[];
      readonly cards: readonly Card[];
      /** Null where the hand pays nothing. */
      readonly hand: HandName | null;
    }
  | FinalEvent;

/** The view of the player: the hand. */
export interface PokerView {
  readonly hand: readonly Card[];
}

function draw(
  { hand, deck }: PokerState,
  { hold }: Choices,
  random: Parameters<StepsGame['step']>[2],
): Stepped<PokerState, PokerEvent> {
  const held = picksOf(hold);
  const drawn = [...dealCards(deck, HAND - held.length, random).cards];
  // Each draw takes the first place that is free.
  const cards = hand.map((card, at) => (held.includes(at + 1) ? card : (drawn.shift() ?? card)));
  const place = placeOfCards(cards.map(numberOf));
  const name = HANDS[place]?.name ?? null;
  return settledAt(paysAt(place), [{ type: 'drew', held, cards, hand: name }]);
}

/** The move that holds these places of a hand, counted from 0. */
export const holding = (places: readonly number[]) => ({
  name: 'hold',
  choices: { hold: places.map((at) => at + 1).join(' ') },
});

/** Jacks or Better 9/6: five cards, of which the player holds any; the others are drawn once more. */
export const videoPoker: StepsGame<PokerState, PokerView, PokerEvent> = {
  ...identityOf({
    code: 'video-poker',
    rules: 'video-poker',
    evaluator: 1,
    maths: { cards: HAND, hands: Object.fromEntries(HANDS.map(({ name, pays }) => [name, pays])) },
    choices: {},
  }),
  shape: 'steps',
  moves: { hold: { hold: { kind: 'picks', of: HAND, least: 0, most: HAND, preset: null } } },
  movesMax: 1,
  start(_choices, random) {
    const { deck, cards } = dealCards(deckOf(1), HAND, random);
    return { state: { hand: cards, deck }, events: [{ type: 'dealt', cards }] };
  },
  step: (state, { choices }, random) => draw(state, choices, random),
  viewFor: ({ hand }) => ({ hand }),
  idle: ({ hand }) => holding(holdsOf(hand)[0]?.places ?? []),
};
