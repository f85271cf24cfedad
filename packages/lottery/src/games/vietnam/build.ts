import type { View } from '../../draw/view.ts';
import type { PlayType } from '../../play-type.ts';
import { prize } from '../classes.ts';
import { numberRow, sides, wordRow } from '../rows.ts';

/** The chance of a unit bet: `ways` of `of` outcomes. */
interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

interface Tails {
  /** Prizes that are looked at, by their places in the model. */
  readonly parts: readonly number[];
  readonly digits: 2 | 3 | 4;
  /** Stakes that a number costs: one for each place that it can be seen at. */
  readonly price: number;
}

/** A line takes at most so many numbers of three or four digits; of two it may take all. */
const numbersMax = 1_000;

/** Numbers that pay each time that a prize ends in them. */
export function tailPlay(
  code: string,
  { parts, digits, price, ways, of }: Tails & Chance,
): PlayType {
  const max = Math.min(10 ** digits, numbersMax);
  return {
    ...placeOf(code, { see: 'tails', parts, digits }),
    grammar: {
      rows: [{ ...numberRow('numbers', 0, 10 ** digits - 1), max }],
      unitBetsMax: max,
    },
    rule: { rule: 'tails' },
    price,
    classes: [prize('tail', ways, of)],
  };
}

/** One digit of the special prize, by its place from the right. */
export function digitPlay(code: string, fromRight: number): PlayType {
  return {
    ...placeOf(code, { see: 'digits', part: 0, place: 0, fromRight: [fromRight] }),
    grammar: { rows: [numberRow('digits', 0, 9)], unitBetsMax: 10 },
    rule: { rule: 'direct' },
    price: 1,
    classes: [prize('direct', 1n, 10n)],
  };
}

interface Numbers {
  readonly count: number;
  /** Numbers that a line takes for a compound, and the bets that they make. */
  readonly max: number;
  readonly unitBetsMax: number;
}

/** Two-digit numbers that must all be seen. */
export function allSeenPlay(
  code: string,
  { count, max, unitBetsMax, ways, of }: Numbers & Chance,
): PlayType {
  return {
    ...placeOf(code, allTails(code)),
    grammar: { rows: [{ ...numberRow('numbers', 0, 99, count), max }], unitBetsMax },
    rule: { rule: 'contain', count },
    price: 1,
    classes: [prize('all', ways, of)],
  };
}

/** Two-digit numbers none of which may be seen. */
export function noneSeenPlay(
  code: string,
  { count, max, unitBetsMax, ways, of }: Numbers & Chance,
): PlayType {
  return {
    ...placeOf(code, allTails(code)),
    grammar: { rows: [{ ...numberRow('numbers', 0, 99, count), max }], unitBetsMax },
    rule: { rule: 'absent', count },
    price: 1,
    classes: [prize('none', ways, of)],
  };
}

/** Pairs of two-digit numbers that pay as often as both are seen. */
export function pairPlay(code: string, { price, ways, of }: Chance & { price: number }): PlayType {
  return {
    ...placeOf(code, allTails(code)),
    grammar: { rows: [{ ...numberRow('numbers', 0, 99, 2), max: 20 }], unitBetsMax: 190 },
    rule: { rule: 'pairs' },
    price,
    classes: [prize('pair', ways, of)],
  };
}

/** Big from 50 on, small, odd and even of the last two digits of the special prize. */
export function sidesPlay(code: string): PlayType {
  return {
    ...placeOf(code, { see: 'tails', parts: [0], digits: 2 }),
    grammar: { rows: [wordRow('sides', sides)], unitBetsMax: 4 },
    rule: { rule: 'choice', feature: 'sides' },
    price: 1,
    classes: sides.map((word) => prize(word, 50n, 100n)),
  };
}

function placeOf(code: string, view: View): Pick<PlayType, 'code' | 'model' | 'view'> {
  return { code, model: modelOf(code), view };
}

/** `vn-north.lo2` is of `vn-north`. */
function modelOf(code: string): string {
  return code.split('.')[0] as string;
}

/** The last two digits of every prize, eight in the North and nine elsewhere. */
function allTails(code: string): View {
  const north = [0, 1, 2, 3, 4, 5, 6, 7];
  const parts = modelOf(code) === 'vn-north' ? north : [...north, 8];
  return { see: 'tails', parts, digits: 2 };
}
