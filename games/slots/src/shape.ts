import type { Hundredths, JackpotRules } from '@arara/game-kit';
import type { Grid, SymbolId } from './events.ts';
import type { SlotMaths, VariableMaths } from './maths.ts';
import { ROWS } from './reels/strips.ts';
import { BLANK } from './respin/screen.ts';

/** Columns and rows of a model's grid; where heights differ, the rows of its tallest column. */
export function gridOf(maths: SlotMaths): { readonly columns: number; readonly rows: number } {
  if ('rows' in maths) return { columns: maths.columns, rows: maths.rows };
  if (maths.model === 'variable') return { columns: maths.columns, rows: mostRows(maths) };
  return { columns: maths.strips.length, rows: ROWS };
}

/** The symbol that stands for others; of a book model it is the one that opens free spins as well. Null for a model without any. */
export function wildOf(maths: SlotMaths): SymbolId | null {
  if (maths.model === 'anywhere') return null;
  return maths.model === 'book' ? maths.scatter : maths.wild;
}

/** The symbol that opens free spins; null for a model without any. */
export function scatterOf(maths: SlotMaths): SymbolId | null {
  return 'scatter' in maths ? maths.scatter : null;
}

/** The symbols that belong to no line: their number in view counts, wherever they are. */
export function loosesOf(maths: SlotMaths): SymbolId[] {
  if (maths.model === 'hold') return [maths.coin, maths.collect];
  const scatter = scatterOf(maths);
  return scatter === null ? [] : [scatter];
}

/**
 * The names of the symbols that a hold model keeps, how many respins it begins with, and the chances of an open cell;
 * those of no other model.
 */
export function coinsOf(maths: SlotMaths): {
  readonly coin: SymbolId;
  readonly collect: SymbolId;
  readonly respins: number;
  readonly chances: Readonly<Record<SymbolId, number>>;
} {
  if (maths.model !== 'hold') return { coin: '', collect: '', respins: 0, chances: {} };
  const { coin, collect, hold } = maths;
  const { cells, respins } = hold;
  const chances = { [coin]: cells.coin, [collect]: cells.collect, [BLANK]: cells.blank };
  return { coin, collect, respins, chances };
}

/** The name of a coin's value, where it has one. */
export function prizeNameOf(maths: SlotMaths, value: Hundredths): string | null {
  if (maths.model !== 'hold') return null;
  return Object.entries(maths.hold.prizes).find(([, prize]) => prize === value)?.[0] ?? null;
}

/** The best that a plate's prize pays: that of a symbol on a line, or one that has a name of its own; 0 for neither. */
export function plateOf(maths: SlotMaths, id: string): Hundredths {
  const named: Readonly<Record<string, Hundredths>> =
    maths.model === 'hold' ? { ...maths.hold.prizes, grand: maths.hold.grand } : {};
  return named[id] ?? Math.max(0, ...Object.values(maths.paytable[id] ?? {}));
}

/** The jackpot that rounds of a maths feed and may win, or null. */
export function jackpotOf(maths: SlotMaths): JackpotRules | null {
  return maths.model === 'lines' ? (maths.jackpot ?? null) : null;
}

function mostRows({ heights }: VariableMaths): number {
  return Math.max(
    ...[heights.base, heights.free].flatMap((table) => Object.keys(table).map(Number)),
  );
}

/** The most ways that a grid of the model can have. */
export function mostWays(maths: VariableMaths): number {
  return mostRows(maths) ** maths.columns;
}

/** The choices of one cell per column of a grid. */
export function waysOf(grid: Grid): number {
  return grid.reduce((product, column) => product * column.length, 1);
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
