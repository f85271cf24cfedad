import type { Words } from '@arara/game-kit/view';
import { rankText } from '../../src/card.ts';
import type { Card } from '../../src/card.ts';

const suitKeys = ['hearts', 'spades', 'diamonds', 'clubs'];
const rankKeys: Readonly<Record<number, string>> = {
  1: 'ace',
  11: 'jack',
  12: 'queen',
  13: 'king',
};

/** A card as somebody says it: `dama de copas`. */
export function cardWords(words: Words, { rank, suit }: Card): string {
  const named = rankKeys[rank];
  return words.game('card.name', {
    rank: named === undefined ? rankText(rank) : words.game(`card.rank.${named}`),
    suit: words.game(`card.suit.${suitKeys[suit] ?? 'hearts'}`),
  });
}
