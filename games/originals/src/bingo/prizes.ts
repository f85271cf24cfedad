import type { Hundredths } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import { houseCap } from '../define.ts';
import { combinations } from '../odds/combinations.ts';
import { multipliersOf, type Odds } from '../odds/multipliers.ts';
import { shapeOf } from '../odds/shape.ts';
import { atMostThree } from '../wanted.ts';
import { BALLS, CARDS, ROW, ROWS } from './cards.ts';

export const FIRST = 30;
export const EXTRA = 10;
/** By how much rarer prizes are larger, in eighths of an exponent. */
export const EIGHTHS = 5;

/** How many cards of the four have just so many full rows after the first balls, in the mean. */
export function cardsWith(full: number): Fraction {
  return fraction(BigInt(CARDS) * ways(full), combinations(BALLS, FIRST));
}

/** The ways of the first balls in which a card has just so many full rows. */
function ways(full: number): bigint {
  let sum = 0n;
  for (let more = full; more <= ROWS; more += 1) {
    const sign = (more - full) % 2 === 0 ? 1n : -1n;
    const rest = combinations(BALLS - more * ROW, FIRST - more * ROW);
    sum += sign * combinations(ROWS, more) * combinations(more, full) * rest;
  }
  return sum;
}

/** The odds of a line, two lines and a bingo. */
export function bingoOdds(): Odds[] {
  return Array.from({ length: ROWS }, (_, at) => {
    const chance = cardsWith(at + 1);
    return { chance, shape: shapeOf(chance, { eighths: EIGHTHS }) };
  });
}

/** The prize of a card by its full rows, from none; each card has one. */
export const prizes: readonly Hundredths[] = [
  0,
  ...multipliersOf(atMostThree, bingoOdds(), houseCap),
];

/** The most that a round can pay: every ball that comes out at most is in a full row, and cards are filled whole. */
export function mostPaid(): Hundredths {
  const full = Math.floor((FIRST + EXTRA) / ROW);
  return Math.floor(full / ROWS) * (prizes[ROWS] ?? 0) + (prizes[full % ROWS] ?? 0);
}

/** The prize of a card by the marks of its rows. */
export function prizeOf(marks: readonly number[]): Hundredths {
  return prizes[fullRows(marks)] ?? 0;
}

/** The prize that the missing number of each row with four marks would add to a card. */
export function addsOf(marks: readonly number[]): {
  readonly near: number;
  readonly add: Hundredths;
} {
  const near = marks.filter((count) => count === ROW - 1).length;
  const full = fullRows(marks);
  return { near, add: near === 0 ? 0 : (prizes[full + 1] ?? 0) - (prizes[full] ?? 0) };
}

const fullRows = (marks: readonly number[]) => marks.filter((count) => count === ROW).length;

/**
 * The price of the next ball: the largest whole number of hundredths at which it returns the wanted rate at least.
 * Null where that would be less than the ball is worth, or it is worth nothing: such a ball is not offered.
 */
export function priceOf(marks: readonly (readonly number[])[], drawn: number): Hundredths | null {
  const left = BigInt(BALLS - drawn);
  const added = marks.reduce((sum, card) => {
    const { near, add } = addsOf(card);
    return sum + near * add;
  }, 0);
  const worth = BigInt(added);
  const { numerator, denominator } = atMostThree.rate;
  const price = (worth * denominator) / (numerator * left);
  return worth === 0n || price * left < worth ? null : Number(price);
}
