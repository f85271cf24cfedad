import { fastWords, streamOf } from '@arara/fairness';

export const BALLS = 60;
export const CARDS = 4;
export const ROWS = 3;
export const ROW = 5;
/** The sets of cards that a player may choose from. */
export const SETS = 10_000;

/** A card: three rows of five numbers. */
export type Card = readonly (readonly number[])[];

export const allBalls = Array.from({ length: BALLS }, (_, at) => at + 1);

/**
 * The four cards of a set: each number from 1 to 60 is on one of them. A set is found by its number, so that a
 * player sees the cards before the stake; balls know nothing of it, so that all sets have the same odds.
 */
export function cardsOf(set: number): Card[] {
  const order = streamOf(fastWords(`video-bingo:${set}`)).shuffle(allBalls);
  return Array.from({ length: CARDS }, (_, card) =>
    Array.from({ length: ROWS }, (_, row) => {
      const from = (card * ROWS + row) * ROW;
      return order.slice(from, from + ROW).sort((a, b) => a - b);
    }),
  );
}

/** The marked numbers of each row of a card. */
export function marksOf(card: Card, drawn: ReadonlySet<number>): number[] {
  return card.map((row) => row.filter((ball) => drawn.has(ball)).length);
}
