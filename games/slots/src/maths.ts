import type { BetMode, Hundredths } from '@arara/game-kit';
import type { SymbolId } from './events.ts';

/** Five strips of symbols, each read downwards and closed into a ring. */
export type Strips = readonly (readonly SymbolId[])[];

/** What each symbol pays: count (of cells in a row, of columns, of a cluster) to hundredths of the stake. */
export type Paytable = Readonly<Record<SymbolId, Readonly<Record<number, Hundredths>>>>;

/** How free spins multiply their wins: drawn anew for each spin, or climbing with each spin that wins. */
export type SpinMultiplier =
  | { readonly rule: 'draw'; readonly values: readonly number[]; readonly weights: readonly number[] }
  | { readonly rule: 'climb'; readonly values: readonly number[] };

export interface FreeSpinRules {
  readonly scatter: SymbolId;
  /** Scatters in view to free spins awarded; the fewest key opens the feature. */
  readonly awards: Readonly<Record<number, number>>;
  /** The same, while free spins are running. */
  readonly again: Readonly<Record<number, number>>;
  /** No more free spins than this in one round. */
  readonly spinsMax: number;
}

interface ReelMaths {
  readonly strips: Strips;
  readonly freeStrips: Strips;
  readonly wild: SymbolId;
  readonly paytable: Paytable;
  readonly scatterPays: Readonly<Record<number, Hundredths>>;
  readonly freeSpins: FreeSpinRules & { readonly multiplier: SpinMultiplier };
  readonly modes: readonly BetMode[];
  readonly payoutUnit: Hundredths;
  readonly winCap: Hundredths;
}

/** Lines of five columns by three rows: each line names its row in every column. */
export interface LinesMaths extends ReelMaths {
  readonly model: 'lines';
  readonly lines: readonly (readonly number[])[];
}

/** 243 ways: every choice of one cell per column, from the left, counts. */
export interface WaysMaths extends ReelMaths {
  readonly model: 'ways';
}

/** A grid of independent cells, clusters that leave and let new cells fall in, a multiplier that climbs. */
export interface ClusterMaths {
  readonly model: 'cluster';
  readonly columns: number;
  readonly rows: number;
  readonly clusterMin: number;
  readonly wild: SymbolId | null;
  /** Chance of each symbol in a cell, as integer weights. */
  readonly weights: Readonly<Record<SymbolId, number>>;
  /** Cluster size to payout; a size between two keys pays as the smaller one. */
  readonly paytable: Paytable;
  /** The multiplier of the first win, of the first cascade, of the second …; the last one stays. */
  readonly multipliers: readonly number[];
  readonly freeSpins: FreeSpinRules | null;
  /** How many books the model has; a round draws the number of one of them. */
  readonly books: number;
  readonly modes: readonly BetMode[];
  readonly payoutUnit: Hundredths;
  readonly winCap: Hundredths;
}

export type SlotMaths = LinesMaths | WaysMaths | ClusterMaths;
