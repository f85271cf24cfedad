import type { RandomStream } from '@arara/fairness';
import type { Card } from './card.ts';

export const RANKS = 13;
export const SUITS = 4;
export const PACK = RANKS * SUITS;

/** Packs of cards, by their numbers: those that were dealt stand first, in their order. */
export interface Deck {
  readonly cards: readonly number[];
  readonly dealt: number;
}

/** So many whole packs in the order of their numbers; a deal takes any card that is left. */
export function deckOf(packs: number): Deck {
  const cards = Array.from({ length: packs * PACK }, (_, at) => at % PACK);
  return { cards, dealt: 0 };
}

/** The card of a number from 0 to 51: suits one after the other, each from the ace to the king. */
export function cardOf(number: number): Card {
  return { rank: 1 + (number % RANKS), suit: Math.floor(number / RANKS) };
}

/** The number of a card in its pack. */
export const numberOf = ({ rank, suit }: Card): number => suit * RANKS + rank - 1;

/** Deals the next cards: each is any one of those left, which the deal puts behind those before it. */
export function dealCards(
  deck: Deck,
  count: number,
  random: RandomStream,
): { readonly deck: Deck; readonly cards: readonly Card[] } {
  const cards = [...deck.cards];
  const end = deck.dealt + count;
  for (let place = deck.dealt; place < end; place += 1) {
    const from = place + random.nextInt(cards.length - place);
    const card = cards[from] ?? 0;
    cards[from] = cards[place] ?? 0;
    cards[place] = card;
  }
  return { deck: { cards, dealt: end }, cards: cards.slice(deck.dealt, end).map(cardOf) };
}
