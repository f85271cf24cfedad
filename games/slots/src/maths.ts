import type { BetMode, Hundredths, JackpotRules } from '@arara/game-kit';
import type { SymbolId } from './events.ts';

/** One text per column: the strip's symbols from the top down, a space apart, closed into a ring. */
export type Strips = readonly string[];

/** The pays of each symbol: how many of it, to hundredths of the stake. */
export type Paytable = Readonly<Record<SymbolId, Readonly<Record<number, Hundredths>>>>;

/** How free spins multiply their wins: drawn anew for each spin, or a step up after each that wins. */
export type SpinMultiplier =
  | {
      readonly rule: 'draw';
      readonly values: readonly number[];
      readonly weights: readonly number[];
    }
  | { readonly rule: 'climb'; readonly values: readonly number[] };

export interface FreeSpinRules {
  /** Scatters in view to free spins awarded; the fewest key opens the feature. */
  readonly awards: Readonly<Record<number, number>>;
  /** The same, while free spins are running. */
  readonly again: Readonly<Record<number, number>>;
  /** No more free spins than this in one round. */
  readonly spinsMax: number;
}

/** The fields of every model. */
interface CommonMaths {
  readonly scatter: SymbolId;
  readonly paytable: Paytable;
  readonly modes: readonly BetMode[];
  readonly payoutUnit: Hundredths;
  readonly winCap: Hundredths;
}

interface ReelMaths extends CommonMaths {
  /** Stands for every symbol but the scatter; never on the first column. */
  readonly wild: SymbolId;
  readonly strips: Strips;
  readonly freeStrips: Strips;
  /** Scatters anywhere in view, to hundredths of the stake; never multiplied. */
  readonly scatterPays: Readonly<Record<number, Hundredths>>;
  readonly freeSpins: FreeSpinRules & { readonly multiplier: SpinMultiplier };
}

/** Lines over columns of three rows: each line names its row in every column. */
export interface LinesMaths extends ReelMaths {
  readonly model: 'lines';
  readonly lines: readonly (readonly number[])[];
  /** With it the rules are those of `slot.jackpot`: each round also draws a number for the levels. */
  readonly jackpot?: JackpotRules;
}

/** Every choice of one cell per column, from the left, counts: 243 ways on five columns of three. */
export interface WaysMaths extends ReelMaths {
  readonly model: 'ways';
}

/** A grid of independent cells; clusters leave, new cells fall in, and the multiplier climbs. */
export interface ClusterMaths extends CommonMaths {
  readonly model: 'cluster';
  readonly columns: number;
  readonly rows: number;
  readonly wild: SymbolId;
  /** Chance of each symbol in a cell, as integer weights. */
  readonly weights: Readonly<Record<SymbolId, number>>;
  /** The multiplier of the first win of a spin, of the second …; the last one stays. */
  readonly multipliers: readonly number[];
  /** During free spins the multiplier goes on from spin to spin. */
  readonly freeSpins: FreeSpinRules;
  /** How many books the model has; a round draws the number of one of them. */
  readonly books: number;
}

/** A grid of independent cells; a symbol that is there often enough pays, wherever it stands, and bombs multiply. */
export interface AnywhereMaths extends CommonMaths {
  readonly model: 'anywhere';
  readonly columns: number;
  readonly rows: number;
  /** The chance of each symbol in a cell of the paid spin, as integer weights; bombs are symbols as well. */
  readonly weights: Readonly<Record<SymbolId, number>>;
  /** The same in free spins. */
  readonly freeWeights: Readonly<Record<SymbolId, number>>;
  /** The value of each bomb, which wears the face `bomb`. */
  readonly bombs: Readonly<Record<SymbolId, number>>;
  readonly freeSpins: FreeSpinRules;
  /** How many books the model has; a round draws the number of one of them. */
  readonly books: number;
}

/** Six columns whose heights are drawn for each spin; every choice of one cell per column counts, and winning cells leave. */
export interface VariableMaths extends CommonMaths {
  readonly model: 'variable';
  readonly columns: number;
  /** Stands for every symbol but the scatter; never on the first column. */
  readonly wild: SymbolId;
  /** Chance of each symbol in a cell, as integer weights. */
  readonly weights: Readonly<Record<SymbolId, number>>;
  /** Chance of each height of a column, as integer weights: in the paid spin, and in free spins. */
  readonly heights: {
    readonly base: Readonly<Record<number, number>>;
    readonly free: Readonly<Record<number, number>>;
  };
  /** In free spins the multiplier climbs by one with each cascade and goes on from spin to spin. */
  readonly freeSpins: FreeSpinRules;
  /** How many books the model has; a round draws the number of one of them. */
  readonly books: number;
}

/** How a respin of one symbol opens and fills its grid; weights are integers. */
export interface RespinRules {
  /** One round in so many opens the feature instead of a spin. */
  readonly oneIn: number;
  /** The chance of each symbol to be the one of the feature. */
  readonly symbols: Readonly<Record<SymbolId, number>>;
  /** The chances of an open cell in each respin. */
  readonly cells: { readonly symbol: number; readonly wild: number; readonly blank: number };
}

/** Three by three with lines; in some rounds one symbol stays where it lands, as long as more of it lands. */
export interface RespinMaths {
  readonly model: 'respin';
  /** Stands for every symbol, on every column, and pays for itself. */
  readonly wild: SymbolId;
  /** Three of a symbol on a line. */
  readonly paytable: Paytable;
  readonly strips: Strips;
  readonly lines: readonly (readonly number[])[];
  /** Multiplies all wins of a grid that holds one symbol and wilds alone. */
  readonly fullScreen: number;
  readonly respin: RespinRules;
  readonly modes: readonly BetMode[];
  readonly payoutUnit: Hundredths;
  readonly winCap: Hundredths;
}

/** Ten lines with a book: wild and scatter in one, which opens free spins with a symbol that expands. */
export interface BookMaths extends CommonMaths {
  readonly model: 'book';
  readonly lines: readonly (readonly number[])[];
  readonly strips: Strips;
  readonly freeStrips: Strips;
  /** Books anywhere in view, to hundredths of the stake. */
  readonly scatterPays: Readonly<Record<number, Hundredths>>;
  /** `symbols`: the chance of each symbol to be the one that expands, as integer weights. */
  readonly freeSpins: FreeSpinRules & { readonly symbols: Readonly<Record<SymbolId, number>> };
}

/** How coins land, hold and pay; amounts are hundredths of the stake, weights are integers. */
export interface HoldRules {
  /** So many coins in view open the respins. */
  readonly opensAt: number;
  /** Respins without anything new, after which the feature ends. */
  readonly respins: number;
  /** The chances of an open cell in each respin. */
  readonly cells: { readonly coin: number; readonly collect: number; readonly blank: number };
  /** The worth of a coin, to the chance that it has this one. */
  readonly values: Readonly<Record<Hundredths, number>>;
  /** Values with a name of their own. */
  readonly prizes: {
    readonly mini: Hundredths;
    readonly minor: Hundredths;
    readonly major: Hundredths;
  };
  /** Paid on top where every cell holds something. */
  readonly grand: Hundredths;
}

/** Lines with coins: a collect symbol pays those in view, and many of them stay for the respins. */
export interface HoldMaths {
  readonly model: 'hold';
  /** Stands for every symbol that lines pay; never on the first column. */
  readonly wild: SymbolId;
  readonly coin: SymbolId;
  /** On a strip of the last column alone, at most one in view; in the respins any open cell may become one. */
  readonly collect: SymbolId;
  readonly paytable: Paytable;
  readonly strips: Strips;
  readonly lines: readonly (readonly number[])[];
  readonly hold: HoldRules;
  readonly modes: readonly BetMode[];
  readonly payoutUnit: Hundredths;
  readonly winCap: Hundredths;
}

export type ReelsMaths = LinesMaths | WaysMaths;
/** Falling symbols on columns of equal height. */
export type GridMaths = ClusterMaths | AnywhereMaths;
/** Models whose symbols fall; their rounds are books drawn by number. */
export type FallsMaths = GridMaths | VariableMaths;
export type SlotMaths = ReelsMaths | FallsMaths | RespinMaths | BookMaths | HoldMaths;

/** The rules by which the symbols of one spin pay on lines or ways. */
export type SpinRules =
  | Pick<LinesMaths, 'model' | 'wild' | 'paytable' | 'payoutUnit' | 'lines'>
  | Pick<WaysMaths, 'model' | 'wild' | 'paytable' | 'payoutUnit'>;
