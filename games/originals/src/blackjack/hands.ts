import type { Card } from '../card.ts';

/** The best total of a hand. */
export const TARGET = 21;
/** The dealer draws below this, and stands on it, soft or hard. */
export const DEALER_STANDS = 17;

/** The points of a card: an ace is 1 here, every court card 10. */
export const pointsOf = ({ rank }: Pick<Card, 'rank'>): number => Math.min(10, rank);

/** A total, and whether an ace in it counts eleven. */
export interface Total {
  readonly points: number;
  readonly isSoft: boolean;
}

/** The total of points in which an ace is 1: one ace is eleven where that does not bust. */
export function totalOf(points: readonly number[]): Total {
  const least = points.reduce((sum, one) => sum + one, 0);
  const isSoft = points.includes(1) && least + 10 <= TARGET;
  return { points: isSoft ? least + 10 : least, isSoft };
}

/** The total of cards. */
export const totalOfCards = (cards: readonly Card[]): Total => totalOf(cards.map(pointsOf));

/** Two cards that are 21: an ace and a ten. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOfCards(cards).points === TARGET;

/** Two cards of the same points. */
export const isPair = (cards: readonly Card[]): boolean =>
  cards.length === 2 && new Set(cards.map(pointsOf)).size === 1;
