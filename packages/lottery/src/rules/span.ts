import { coverRule } from './cover.ts';
import type { DataOf } from './rule-data.ts';

/** Every span of the row is a bet on each ordered result that has it. */
export const span = coverRule<DataOf<'span'>>(
  (result) => [Math.max(...result) - Math.min(...result)],
  () => 'direct',
);
