import type { PrizeTable } from '@arara/lottery/betting';

/** The mode that a slip is sold at: the wished one within what the prizes have, else the highest. */
export function modeOf(table: PrizeTable, wished: number | null): number {
  if (table.family !== 'LOTT') return 0;
  return Math.min(table.modeMax, Math.max(table.modeMin, wished ?? table.modeMax));
}
