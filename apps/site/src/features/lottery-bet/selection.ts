import type { TicketLine } from '@arara/contract';
import type { Play, RowGrammar, Selection } from '@arara/lottery/betting';

/** Sets of numbers that one press marks. */
export const quickSets = ['all', 'high', 'low', 'odd', 'even'] as const;
export type QuickSet = (typeof quickSets)[number];

/** Fewer numbers than this are as quickly marked one by one. */
const quickFrom = 8;

export const numbersOf = ({ low, high }: RowGrammar): number[] =>
  Array.from({ length: high - low + 1 }, (_, at) => low + at);

/** Nothing is marked yet. */
export function emptySelection({ type: { grammar } }: Play): Selection {
  const rows = grammar.rows.map(() => []);
  return grammar.places === undefined ? { rows } : { rows, places: [] };
}

export const isEmpty = ({ rows, places = [] }: Selection): boolean =>
  places.length === 0 && rows.every((row) => row.length === 0);

/** Marks a number or takes its mark away. One takes the place of the other where only one may be marked. */
export function toggled(marks: readonly number[], mark: number, max: number): readonly number[] {
  if (marks.includes(mark)) return marks.filter((each) => each !== mark);
  if (max === 1) return [mark];
  return marks.length < max ? rising([...marks, mark]) : marks;
}

const rising = (marks: readonly number[]): number[] => marks.toSorted((a, b) => a - b);

/** The sets that a row offers: numbers of which as many may be marked as the set has. */
export function quickSetsOf(row: RowGrammar): readonly QuickSet[] {
  if (row.options !== undefined || numbersOf(row).length < quickFrom) return [];
  return quickSets.filter((set) => inSet(row, set).length <= row.max);
}

/** The numbers of a set, from low to high. */
export function inSet(row: RowGrammar, set: QuickSet): readonly number[] {
  const numbers = numbersOf(row);
  const half = Math.ceil(numbers.length / 2);
  const chosen: Record<QuickSet, () => readonly number[]> = {
    all: () => numbers,
    low: () => numbers.slice(0, half),
    high: () => numbers.slice(half),
    odd: () => numbers.filter((number) => number % 2 === 1),
    even: () => numbers.filter((number) => number % 2 === 0),
  };
  return chosen[set]();
}

/** A selection with other marks in one of its rows. */
export const withRow = (
  { rows, ...rest }: Selection,
  at: number,
  marks: readonly number[],
): Selection => ({ ...rest, rows: rows.map((row, each) => (each === at ? marks : row)) });

/** A line of the slip as the server reads it. */
export function lineOf(play: Play, { rows, places }: Selection, multiple: number): TicketLine {
  const own = rows.map((row) => [...row]);
  const line = { play: play.type.code, rows: own, multiple };
  return places === undefined ? line : { ...line, places: [...places] };
}

/** The marks of a line of the slip. */
export const selectionOf = ({ rows, places }: TicketLine): Selection =>
  places === undefined ? { rows } : { rows, places };
