import type { SymbolId } from '../events.ts';
import type { SpinRules, Strips } from '../maths.ts';
import { cutStrips, ROWS, windowAt, type CutStrips } from '../reels/strips.ts';

/**
 * Every stop of every strip, counted: by marks in view (scatters, say), then by what lines or ways pay (in payout
 * units) to the number of stops. Counts stay far below 2^53, so they are exact.
 */
export interface SpinTable {
  readonly cycle: number;
  readonly byMarks: readonly ReadonlyMap<number, number>[];
}

/**
 * A track is one chance to win from the left: a line, or a symbol over all its ways. It lives from
 * column to column while its symbol goes on; `factor` counts the ways it stands for.
 */
interface Track {
  readonly rows: readonly number[];
  readonly symbol: number;
  readonly factor: number;
}

interface Reels {
  readonly lengths: readonly number[];
  /** Rows of a track per stop: three for lines, one for ways. */
  readonly rows: number;
  readonly symbols: number;
  /** Per column, for (stop, row, symbol): in how many cells the symbol or a wild stands. */
  readonly matches: readonly Uint8Array[];
  readonly marks: readonly Uint8Array[];
  /** Marks that the columns from each one on can show, to the number of their stops. */
  readonly tails: readonly (readonly number[])[];
  readonly tracks: readonly (readonly Track[])[];
  /** For (symbol, count), in payout units. */
  readonly pays: Float64Array;
}

/** The marks that one strip's view counts for, a whole number; those of all columns add up. */
export type MarksOf = (view: readonly SymbolId[]) => number;

/** Walks through the whole cycle of five strips; columns where nothing can win any more are counted. */
export function enumerateSpins(maths: SpinRules, strips: Strips, marksOf: MarksOf): SpinTable {
  const reels = prepare(maths, cutStrips(strips), marksOf);
  const columns = reels.lengths.length;
  const { lengths, pays, tails } = reels;
  const tables = Array.from({ length: tails[0]?.length ?? 0 }, () => new Map<number, number>());

  const visit = (column: number, tracks: readonly Track[], won: number, marks: number): void => {
    if (tracks.length === 0 || column === columns) {
      let win = won;
      for (const track of tracks) win += track.factor * payAt(pays, track.symbol, column, columns);
      for (const [more, stops] of (tails[column] ?? []).entries()) {
        if (stops > 0) count(tables[marks + more], win, stops);
      }
      return;
    }
    for (let stop = 0; stop < (lengths[column] ?? 0); stop += 1) {
      const alive: Track[] = [];
      let win = won;
      for (const track of tracks) {
        const cells = matchesAt(reels, column, stop, track);
        if (cells > 0) alive.push(cells === 1 ? track : { ...track, factor: track.factor * cells });
        else win += track.factor * payAt(pays, track.symbol, column, columns);
      }
      visit(column + 1, alive, win, marks + (reels.marks[column]?.[stop] ?? 0));
    }
  };
  for (const [stop, tracks] of reels.tracks.entries()) {
    visit(1, tracks, 0, reels.marks[0]?.[stop] ?? 0);
  }
  return { cycle: lengths.reduce((product, length) => product * length, 1), byMarks: tables };
}

function payAt(pays: Float64Array, symbol: number, count: number, columns: number): number {
  return pays[symbol * (columns + 1) + count] ?? 0;
}

function matchesAt(reels: Reels, column: number, stop: number, track: Track): number {
  const row = track.rows[column] ?? 0;
  return reels.matches[column]?.[(stop * reels.rows + row) * reels.symbols + track.symbol] ?? 0;
}

function count(table: Map<number, number> | undefined, win: number, stops: number): void {
  table?.set(win, (table.get(win) ?? 0) + stops);
}

function prepare(maths: SpinRules, strips: CutStrips, marksOf: MarksOf): Reels {
  const symbols = Object.keys(maths.paytable);
  const marks = strips.map((strip) =>
    Uint8Array.from(strip, (_, stop) => marksOf(windowAt(strip, stop))),
  );
  return {
    lengths: strips.map((strip) => strip.length),
    rows: maths.model === 'lines' ? ROWS : 1,
    symbols: symbols.length,
    matches: strips.map((strip) => matchesOf(maths, symbols, strip)),
    marks,
    tails: tailsOf(marks),
    tracks: (strips[0] ?? []).map((_, stop) =>
      tracksAt(maths, symbols, windowAt(strips[0] ?? [], stop)),
    ),
    pays: paysOf(maths, symbols, strips.length),
  };
}

function matchesOf(
  maths: SpinRules,
  symbols: readonly SymbolId[],
  strip: readonly SymbolId[],
): Uint8Array {
  const cells: number[] = [];
  for (const stop of strip.keys()) {
    const window = windowAt(strip, stop);
    const rows = maths.model === 'lines' ? window.map((symbol) => [symbol]) : [window];
    for (const row of rows) {
      const wilds = occurrences(row, maths.wild);
      for (const symbol of symbols) cells.push(occurrences(row, symbol) + wilds);
    }
  }
  return Uint8Array.from(cells);
}

function tracksAt(maths: SpinRules, symbols: readonly SymbolId[], window: SymbolId[]): Track[] {
  const track = (symbol: SymbolId, rows: readonly number[], factor: number): Track[] =>
    symbols.includes(symbol) ? [{ rows, symbol: symbols.indexOf(symbol), factor }] : [];
  if (maths.model === 'lines') {
    return maths.lines.flatMap((line) => track(window[line[0] ?? 0] ?? '', line, 1));
  }
  return [...new Set(window)].flatMap((symbol) => track(symbol, [], occurrences(window, symbol)));
}

function paysOf(maths: SpinRules, symbols: readonly SymbolId[], columns: number): Float64Array {
  const pays = new Float64Array(symbols.length * (columns + 1));
  for (const [index, symbol] of symbols.entries()) {
    for (const [length, pay] of Object.entries(maths.paytable[symbol] ?? {})) {
      pays[index * (columns + 1) + Number(length)] = pay / maths.payoutUnit;
    }
  }
  return pays;
}

/** Convolution of the columns' marks, from the last column back. */
function tailsOf(marks: readonly Uint8Array[]): number[][] {
  const tails: number[][] = [[1]];
  for (const column of [...marks].reverse()) {
    const next = new Array<number>((tails[0]?.length ?? 0) + Math.max(...column)).fill(0);
    for (const [more, stops] of (tails[0] ?? []).entries()) {
      for (const here of column) next[more + here] = (next[more + here] ?? 0) + stops;
    }
    tails.unshift(next);
  }
  return tails;
}

/** How often the symbol stands there. */
export function occurrences(symbols: readonly SymbolId[], wanted: SymbolId): number {
  return symbols.filter((symbol) => symbol === wanted).length;
}
