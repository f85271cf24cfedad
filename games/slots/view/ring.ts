import type { SymbolId } from '../src/index.ts';

/**
 * A strip is a ring that turns behind its window. Its items are counted upwards in the order in
 * which they come in from the top, so item 0 stands just below the window's top row at the start.
 */

/** The symbol of an item. */
export function itemOf(strip: readonly SymbolId[], item: number): SymbolId {
  const symbol = strip[remainder(-item, strip.length)];
  if (symbol === undefined) throw new Error('a column without a strip turns');
  return symbol;
}

/** The item in the bottom row when the strip's place `stop` is in the top one. */
export function bottomItem(stop: number, rows: number, length: number): number {
  return remainder(-(stop + rows - 1), length);
}

function remainder(value: number, length: number): number {
  return ((value % length) + length) % length;
}
