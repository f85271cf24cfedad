import type { SymbolId } from '../src/index.ts';

/** One symbol and where it stands: centre in CSS pixels of the board. Only the board draws it. */
export interface Cell {
  symbol: SymbolId;
  /** The value that stands on it, in hundredths of the stake; 0 where none does. */
  worth: number;
  x: number;
  y: number;
  scale: number;
  visible: boolean;
  /** It did not win while others did. */
  dim: boolean;
  /** It won. */
  ring: boolean;
  /** It passes too fast for its edges to be seen. */
  blur: boolean;
  /** How far its own act is (0 to 1): a feather swings, a drum is beaten. 0 where it does not act. */
  act: number;
  /** How much a landing presses it, 0 where nothing does. */
  squash: number;
  /** Its height in CSS pixels; 0: that of the board's cells. */
  tall: number;
  /** It comes down before all others. */
  front: boolean;
}

export function createCell(symbol: SymbolId): Cell {
  return {
    symbol,
    worth: 0,
    x: 0,
    y: 0,
    scale: 1,
    visible: true,
    dim: false,
    ring: false,
    blur: false,
    act: 0,
    squash: 0,
    tall: 0,
    front: false,
  };
}
