import { coverRule } from './cover.ts';
import type { DataOf } from './rule-data.ts';

/** Every number of the row is a bet on each unordered result that has it and is not all alike. */
export const banker = coverRule<DataOf<'banker'>>(
  (result) => [...new Set(result)],
  () => 'group',
);
