import type { SymbolId } from '../src/index.ts';

/** One symbol and where it stands: centre in CSS pixels of the board. Only the board draws it. */
export interface Cell {
  symbol: SymbolId;
  x: number;
  y: number;
  scale: number;
  visible: boolean;
  /** It did not win while others did. */
  dim: boolean;
  /** It won. */
  ring: boolean;
}

export function createCell(symbol: SymbolId): Cell {
  return { symbol, x: 0, y: 0, scale: 1, visible: true, dim: false, ring: false };
}
