import type { RandomStream } from '@arara/fairness';
import type { Card } from '../card.ts';
import { dealCards, deckOf } from '../deck.ts';

/** The packs of a shoe; each round has a fresh one. */
export const PACKS = 8;

/**
 * The points of the player's third card on which the banker draws, by the banker's total from 0 to 7: the table of punto
 * banco.
 */
export const BANKER_DRAWS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
];
/** A hand draws with this total at most, the banker's where the player stands. */
const DRAWS_TO = 5;
const NATURAL = 8;

/** Two hands as they lie at the end, each with its cards in the order of the deal. */
export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}
export type Winner = 'player' | 'banker' | 'tie';

/** The points of a card: tens and court cards have none. */
export const pointsOf = ({ rank }: Card): number => (rank < 10 ? rank : 0);

/** The total of a hand: the last digit of its points. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

const isNatural = (player: number, banker: number): boolean => Math.max(player, banker) >= NATURAL;

/** True if the player's hand takes a third card, by the totals of two cards each. */
export const playerDraws = (player: number, banker: number): boolean =>
  !isNatural(player, banker) && player <= DRAWS_TO;

/** The same for the banker's; `third` are the points of the player's third card, null where there is none. */
export function bankerDraws(player: number, banker: number, third: number | null): boolean {
  if (isNatural(player, banker)) return false;
  return third === null ? banker <= DRAWS_TO : (BANKER_DRAWS[banker]?.includes(third) ?? false);
}

/** The winner, by the totals of both hands. */
export const winnerOf = (player: number, banker: number): Winner =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker';

/** True if the first two cards of a hand have one rank. */
export const isPair = ([first, second]: readonly Card[]): boolean => first?.rank === second?.rank;

/** Deals a coup: two cards to each hand in turn, the player's first, then the third ones. */
export function dealCoup(random: RandomStream): Coup {
  let { deck, cards } = dealCards(deckOf(PACKS), 4, random);
  const player = cards.filter((_, at) => at % 2 === 0);
  const banker = cards.filter((_, at) => at % 2 === 1);
  const totals = [totalOf(player), totalOf(banker)] as const;
  const drawn = (): readonly Card[] => {
    ({ deck, cards } = dealCards(deck, 1, random));
    return cards;
  };
  const thirds = playerDraws(...totals) ? drawn() : [];
  const [third] = thirds;
  const draws = bankerDraws(...totals, third === undefined ? null : pointsOf(third));
  return { player: [...player, ...thirds], banker: [...banker, ...(draws ? drawn() : [])] };
}
