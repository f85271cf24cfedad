import type { View } from '../draw/view.ts';
import type { PlayType, PrizeClass } from '../play-type.ts';
import type { Band, RuleData } from '../rules/rule-data.ts';
import type { RowGrammar } from '../selection.ts';
import { prize, prizes, pushes } from './classes.ts';
import { wordRow } from './rows.ts';

/** Where a play type belongs and what it looks at. */
export interface Place {
  readonly code: string;
  readonly model: string;
  readonly view: View;
}

/** How many of `count` numbers are drawn; the row takes up to `max` for a compound. */
export interface MatchPlay extends Place {
  readonly count: number;
  /** True if a second row may name numbers that are in every bet. */
  readonly bankers?: boolean;
  readonly row: Pick<RowGrammar, 'low' | 'high' | 'max'>;
  readonly unitBetsMax: number;
  readonly of: bigint;
  readonly ways: Readonly<Record<string, bigint>>;
}

/** A play type of numbers that win by how many of them are drawn. */
export function matchPlay(type: MatchPlay): PlayType {
  const { count, bankers = false, row, unitBetsMax, of, ways, ...place } = type;
  const { low, high } = row;
  const numbers = { name: 'numbers', min: bankers ? 1 : count, ...row };
  const others = { name: 'bankers', low, high, min: 0, max: count - 1 };
  return {
    ...place,
    grammar: { rows: bankers ? [numbers, others] : [numbers], unitBetsMax },
    rule: { rule: 'match', count, ...(bankers && { bankers }) },
    price: 1,
    classes: prizes('match', of, ways),
  };
}

/** A word to bet on: the outcomes that win it and, where it has some, those that push it. */
export interface WordOdds {
  readonly word: string;
  readonly ways: bigint;
  readonly pushWays?: bigint;
}

/** A play type of words; each word has its own chance and prize. */
export function wordPlay(
  place: Place & { readonly row: string; readonly of: bigint; readonly rule: RuleData },
  odds: readonly WordOdds[],
): PlayType {
  const { row, of, ...rest } = place;
  const words = odds.map(({ word }) => word);
  return {
    ...rest,
    grammar: { rows: [wordRow(row, words)], unitBetsMax: odds.length },
    price: 1,
    classes: odds.flatMap((each) => prizesOfWord(each, of)),
  };
}

/** The same where the words stand for totals. */
export function bandPlay(
  place: Place & { readonly row: string; readonly of: bigint },
  odds: readonly (WordOdds & Band)[],
): PlayType {
  return wordPlay({ ...place, rule: { rule: 'band', words: odds.map(bandOf) } }, odds);
}

function bandOf({ word, among, totals, push }: Band): Band {
  return { word, totals, ...(among && { among }), ...(push && { push }) };
}

function prizesOfWord({ word, ways, pushWays }: WordOdds, of: bigint): PrizeClass[] {
  const win = prize(word, ways, of);
  return pushWays === undefined ? [win] : [win, ...pushes(of, { [word]: pushWays })];
}
