import type { JackpotRules } from '@arara/game-kit';
import type { SymbolId } from './events.ts';
import type { SlotMaths } from './maths.ts';
import { ROWS } from './reels/strips.ts';

/** Columns and rows of a model's grid. */
export function gridOf(maths: SlotMaths): { readonly columns: number; readonly rows: number } {
  if (maths.model === 'cluster') return { columns: maths.columns, rows: maths.rows };
  return { columns: maths.strips.length, rows: ROWS };
}

/** The symbol that stands for others; of a book model it is the one that opens free spins as well. */
export function wildOf(maths: SlotMaths): SymbolId {
  return maths.model === 'book' ? maths.scatter : maths.wild;
}

/** The symbol that opens free spins; null for a model without any. */
export function scatterOf(maths: SlotMaths): SymbolId | null {
  return maths.model === 'respin' ? null : maths.scatter;
}

/** The jackpot that rounds of a maths feed and may win, or null. */
export function jackpotOf(maths: SlotMaths): JackpotRules | null {
  return maths.model === 'lines' ? (maths.jackpot ?? null) : null;
}
