import type { Hundredths } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import { combinations } from '../odds/combinations.ts';
import { BALLS, CARDS, marksOf, ROW, ROWS, type Card } from './cards.ts';
import { addsOf, EXTRA, FIRST, priceOf } from './prizes.ts';

/** A number that would fill a row now. */
export interface NearWin {
  readonly ball: number;
  /** The card and the row of it, from 0. */
  readonly card: number;
  readonly row: number;
  /** The prize that it would add. */
  readonly add: Hundredths;
}

/** The next ball, by the cards and the balls that came out. */
export interface NextBall {
  readonly left: number;
  /** The numbers that would win something; every ball that is left is equally likely. */
  readonly wins: readonly NearWin[];
  /** Null where none is offered. */
  readonly price: Hundredths | null;
  /** The part of its price that it returns in the mean; null where it has none. */
  readonly returns: Fraction | null;
}

/** The next ball: its price, and all that it could win. To buy none costs nothing and returns nothing more. */
export function nextBall(cards: readonly Card[], drawn: readonly number[]): NextBall {
  const out = new Set(drawn);
  const left = BALLS - drawn.length;
  const marks = cards.map((card) => marksOf(card, out));
  const wins = cards.flatMap((card, at) => nearWins(card, marks[at] ?? [], at, out));
  const isOffered = drawn.length >= FIRST && drawn.length < FIRST + EXTRA;
  const price = isOffered ? priceOf(marks, drawn.length) : null;
  const worth = wins.reduce((sum, { add }) => sum + add, 0);
  const returns = price === null ? null : fraction(BigInt(worth), BigInt(price) * BigInt(left));
  return { left, wins, price, returns };
}

function nearWins(
  card: Card,
  marks: readonly number[],
  at: number,
  out: ReadonlySet<number>,
): NearWin[] {
  const { add } = addsOf(marks);
  return card.flatMap((numbers, row) => {
    if (marks[row] !== ROW - 1) return [];
    return numbers.filter((ball) => !out.has(ball)).map((ball) => ({ ball, card: at, row, add }));
  });
}

/** The chance that the first balls fill at least one row of the four cards: no two rows share a number. */
export function lineChance(): Fraction {
  const rows = CARDS * ROWS;
  let ways = 0n;
  for (let full = 1; full * ROW <= FIRST; full += 1) {
    const sign = full % 2 === 1 ? 1n : -1n;
    const rest = combinations(BALLS - full * ROW, FIRST - full * ROW);
    ways += sign * combinations(rows, full) * rest;
  }
  return fraction(ways, combinations(BALLS, FIRST));
}
