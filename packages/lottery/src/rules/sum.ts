import { coverRule } from './cover.ts';
import type { DataOf } from './rule-data.ts';

/** Every sum of the row is a bet on each result that has it. */
export const sum = coverRule<DataOf<'sum'>>(
  (result) => [result.reduce((total, number) => total + number, 0)],
  ({ as }) => as,
);
