import type { PlayType } from '../../play-type.ts';
import type { RowGrammar } from '../../selection.ts';
import type { Place } from '../build.ts';
import { numberRow } from '../rows.ts';

/** Some digits of a draw that are bet on together: the front three of five. */
export interface Stars {
  readonly model: string;
  /** Second word of the play types' codes: `front3`. */
  readonly what: string;
  readonly places: readonly number[];
  /** The names of the places. */
  readonly names: readonly string[];
}

/** Names of the places of a number of five digits. */
export const fivePlaces = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'] as const;

/** The places from one to before another, of a draw of five digits. */
export function starsOfFive(model: string, what: string, from: number, to: number): Stars {
  const places = fivePlaces.map((_, at) => at).slice(from, to);
  return { model, what, places, names: fivePlaces.slice(from, to) };
}

/** A play type on these digits. */
export function starPlay(
  stars: Stars,
  how: string,
  data: Pick<PlayType, 'rule' | 'grammar' | 'classes'>,
): PlayType {
  return { ...placeOf(stars, how), price: 1, ...data };
}

/** Where a play type of words for these digits belongs, and what its row is called. */
export function starPlace(stars: Stars, how: string, row: string, of: bigint) {
  return { ...placeOf(stars, how), row, of };
}

function placeOf({ model, what, places }: Stars, how: string): Place {
  return { code: `${model}.${what}.${how}`, model, view: { see: 'places', part: 0, places } };
}

/** A row of digits of which at least so many are marked. */
export function digitRow(name: string, min = 1): RowGrammar {
  return numberRow(name, 0, 9, min);
}

/** A row of digits for each place. */
export function placeRows({ names }: Stars, min = 1): RowGrammar[] {
  return names.map((name) => digitRow(name, min));
}
