import type { JackpotRules } from '@arara/game-kit';
import type { SymbolId } from './events.ts';
import type { SlotMaths } from './maths.ts';
import { ROWS } from './reels/strips.ts';

/** Columns and rows of a model's grid. */
export function gridOf(maths: SlotMaths): { readonly columns: number; readonly rows: number } {
  if (maths.model === 'cluster' || maths.model === 'anywhere')
    return { columns: maths.columns, rows: maths.rows };
  return { columns: maths.strips.length, rows: ROWS };
}

/** The symbol that stands for others; of a book model it is the one that opens free spins as well. Null for a model without any. */
export function wildOf(maths: SlotMaths): SymbolId | null {
  if (maths.model === 'anywhere') return null;
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

/** The face that every bomb wears. */
export const BOMB: SymbolId = 'bomb';

/** The value of a bomb of the model; null for every other symbol. */
export function bombValue(maths: SlotMaths, symbol: SymbolId): number | null {
  return maths.model === 'anywhere' ? (maths.bombs[symbol] ?? null) : null;
}

/** The face of a title that a symbol of its maths wears. */
export function faceOf(maths: SlotMaths, symbol: SymbolId): SymbolId {
  return bombValue(maths, symbol) === null ? symbol : BOMB;
}
