import type { PlayType } from '../../play-type.ts';
import type { RowGrammar } from '../../selection.ts';
import { numberRow } from '../rows.ts';

/** Some digits of a draw that are bet on together: the front three of five. */
export interface Stars {
  readonly model: string;
  /** Second word of the play types' codes: `front3`. */
  readonly what: string;
  readonly places: readonly number[];
  /** What each of the places is called. */
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
  { model, what, places }: Stars,
  how: string,
  data: Pick<PlayType, 'rule' | 'grammar' | 'classes'>,
): PlayType {
  const view = { see: 'places', part: 0, places } as const;
  return { code: `${model}.${what}.${how}`, model, view, price: 1, ...data };
}

/** A row of digits of which at least so many are marked. */
export function digitRow(name: string, min = 1): RowGrammar {
  return numberRow(name, 0, 9, min);
}

/** A row of digits for each place. */
export function placeRows({ names }: Stars, min = 1): RowGrammar[] {
  return names.map((name) => digitRow(name, min));
}
