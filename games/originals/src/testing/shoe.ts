import type { Card } from '../card.ts';
import { cardOf, deckOf } from '../deck.ts';
import { scripted } from './scripted.ts';

/** A stream by which so many packs deal these cards, in their order; a number is any card of that rank. */
export function shoeOf(
  packs: number,
  wanted: readonly (number | Card)[],
): ReturnType<typeof scripted> {
  const cards = [...deckOf(packs).cards];
  const words = wanted.map((want, place) => {
    const from = cards.findIndex((number, at) => {
      const { rank, suit } = cardOf(number);
      const isIt =
        typeof want === 'number' ? rank === want : rank === want.rank && suit === want.suit;
      return at >= place && isIt;
    });
    [cards[place], cards[from]] = [cards[from] ?? 0, cards[place] ?? 0];
    return from - place;
  });
  return scripted(...words);
}
