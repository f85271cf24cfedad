import type { Book, Hundredths, JackpotDrawEvent } from '@arara/game-kit';

/** A symbol of the model (`high1`, `wild` …); a title gives it a face and a name. */
export type SymbolId = string;

/** Column from the left and row from the top, both from 0. */
export type Cell = readonly [column: number, row: number];

/** Columns from the left, each from the top down. */
export type Grid = readonly (readonly SymbolId[])[];

/** The worth of each cell of a grid, in hundredths of the stake; 0 where it is worth nothing. */
export type Values = readonly (readonly Hundredths[])[];

/** Every amount is in hundredths of the stake and already multiplied. */
export interface LineWin {
  readonly symbol: SymbolId;
  readonly count: number;
  /** Number of the line as players read it, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly amount: Hundredths;
}

export interface WaysWin {
  readonly symbol: SymbolId;
  /** How many columns in a row, from the left. */
  readonly count: number;
  readonly ways: number;
  readonly cells: readonly Cell[];
  readonly amount: Hundredths;
}

/** Cells of one symbol that pay together: a cluster, or all of them wherever they stand. */
export interface CellsWin {
  readonly symbol: SymbolId;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly amount: Hundredths;
}

/** The columns stop. `stops` are positions of the top row on the strips; grids without strips have none. */
export interface RevealEvent {
  readonly type: 'reveal';
  readonly grid: Grid;
  readonly strips: 'base' | 'free' | null;
  readonly stops: readonly number[] | null;
  /** Columns that spin while one more scatter would open the free spins. */
  readonly tension: readonly number[];
}

/** `amount` is the sum of the wins, each of which already holds the multiplier. */
export interface LineWinsEvent {
  readonly type: 'lineWins';
  readonly wins: readonly LineWin[];
  readonly multiplier: number;
  readonly amount: Hundredths;
}

export interface WaysWinsEvent {
  readonly type: 'waysWins';
  readonly wins: readonly WaysWin[];
  readonly multiplier: number;
  readonly amount: Hundredths;
}

export interface ClusterWinsEvent {
  readonly type: 'clusterWins';
  readonly wins: readonly CellsWin[];
  readonly multiplier: number;
  readonly amount: Hundredths;
}

/** Every symbol that is in view often enough, wherever it stands. */
export interface AnywhereWinsEvent {
  readonly type: 'anywhereWins';
  readonly wins: readonly CellsWin[];
  readonly amount: Hundredths;
}

/** A bomb in view, and the value that it adds to the multiplier. */
export interface Bomb {
  readonly cell: Cell;
  readonly value: number;
}

/**
 * The bombs in view strike the win of their spin. `multiplier` is their sum, in free spins with all that earlier
 * winning spins have kept; `amount` is what the multiplied win is worth beyond the win itself.
 */
export interface BombsEvent {
  readonly type: 'bombs';
  readonly bombs: readonly Bomb[];
  readonly multiplier: number;
  readonly amount: Hundredths;
}

/** Enough scatters to open or extend the free spins; they may pay as well (`amount` can be 0). */
export interface ScatterWinEvent {
  readonly type: 'scatterWin';
  readonly symbol: SymbolId;
  readonly cells: readonly Cell[];
  readonly amount: Hundredths;
}

/** Winning cells leave, what was above falls, `added` comes in from the top (per column, top down). */
export interface CascadeEvent {
  readonly type: 'cascade';
  readonly removed: readonly Cell[];
  readonly added: Grid;
  readonly grid: Grid;
}

/** The multiplier of the wins that follow, and what moved it there. */
export interface MultiplierEvent {
  readonly type: 'multiplier';
  readonly value: number;
  readonly cause: 'draw' | 'win' | 'cascade' | 'reset';
}

export interface FreeSpinsAwardedEvent {
  readonly type: 'freeSpinsAwarded';
  readonly spins: number;
  readonly cause: 'scatters' | 'again' | 'bought';
}

/** A free spin begins: the `number`th of `total` awarded so far. */
export interface FreeSpinEvent {
  readonly type: 'freeSpin';
  readonly number: number;
  readonly total: number;
}

export interface FreeSpinsEndEvent {
  readonly type: 'freeSpinsEnd';
  readonly spins: number;
  readonly amount: Hundredths;
}

/** A spin has been played out: what the spin and what the round has paid so far. */
export interface SpinEndEvent {
  readonly type: 'spinEnd';
  readonly amount: Hundredths;
  readonly total: Hundredths;
}

/** The round reached its cap and ends here; `cut` is what the last win would have paid beyond it. */
export interface WinCapEvent {
  readonly type: 'winCap';
  readonly cap: Hundredths;
  readonly cut: Hundredths;
}

/** The respins of one symbol open instead of a spin: every cell is blank but the wild in the middle. */
export interface RespinsOpenedEvent {
  readonly type: 'respinsOpened';
  readonly symbol: SymbolId;
  readonly grid: Grid;
}

/** Open cells have been drawn anew; `landed` are those that hold the symbol or a wild now, and stay. */
export interface RespinEvent {
  readonly type: 'respin';
  readonly number: number;
  readonly landed: readonly Cell[];
  readonly grid: Grid;
}

export interface RespinsEndEvent {
  readonly type: 'respinsEnd';
  readonly respins: number;
  /** Cells that hold the symbol or a wild. */
  readonly held: number;
}

/** The symbol that expands in these free spins has been drawn. */
export interface BookSymbolEvent {
  readonly type: 'bookSymbol';
  readonly symbol: SymbolId;
}

/** The symbol fills the columns that hold it; every line then pays for them, wherever they are. */
export interface ExpandEvent {
  readonly type: 'expand';
  readonly symbol: SymbolId;
  readonly columns: readonly number[];
  readonly grid: Grid;
}

/** One symbol and wilds fill the grid: the wins that follow are multiplied. */
export interface FullScreenEvent {
  readonly type: 'fullScreen';
  readonly symbol: SymbolId;
  readonly multiplier: number;
}

/** A coin, and its value in hundredths of the stake. */
export interface Coin {
  readonly cell: Cell;
  readonly value: Hundredths;
}

/** Coins have landed in a spin, and each has drawn its value. */
export interface CoinsEvent {
  readonly type: 'coins';
  readonly coins: readonly Coin[];
}

/** The collect symbol in `cell` pays every coin in view; `symbol` is theirs. */
export interface CollectEvent {
  readonly type: 'collect';
  readonly symbol: SymbolId;
  readonly cell: Cell;
  readonly coins: readonly Coin[];
  readonly amount: Hundredths;
}

/** Coins, and a collect symbol, stay; all else is blank. `values` are those of the grid's cells, 0 without one. */
export interface HoldOpenedEvent {
  readonly type: 'holdOpened';
  readonly grid: Grid;
  readonly values: Values;
  /** Respins left. */
  readonly left: number;
}

/** Open cells have been drawn anew; `left` is told as it stands after what landed. */
export interface HoldRespinEvent {
  readonly type: 'holdRespin';
  readonly number: number;
  readonly left: number;
  readonly landed: readonly Cell[];
  readonly grid: Grid;
  readonly values: Values;
}

/** The collect symbol in `cell` takes the sum of all values; those stay where they are. */
export interface GatherEvent {
  readonly type: 'gather';
  readonly cell: Cell;
  readonly value: Hundredths;
}

/** The respins pay the sum of all values, and `grand` with it where every cell holds something (else 0). */
export interface HoldWinEvent {
  readonly type: 'holdWin';
  readonly grand: Hundredths;
  readonly amount: Hundredths;
}

/** The feature is over: `amount` is what it added to the round, after the cap. */
export interface HoldEndEvent {
  readonly type: 'holdEnd';
  readonly respins: number;
  /** Cells that hold something. */
  readonly held: number;
  readonly amount: Hundredths;
}

/** Always the last event; `amount` is the book's payout. */
export interface FinalEvent {
  readonly type: 'final';
  readonly amount: Hundredths;
}

export type SlotEvent =
  | RevealEvent
  | LineWinsEvent
  | WaysWinsEvent
  | ClusterWinsEvent
  | AnywhereWinsEvent
  | BombsEvent
  | ScatterWinEvent
  | CascadeEvent
  | MultiplierEvent
  | FreeSpinsAwardedEvent
  | FreeSpinEvent
  | FreeSpinsEndEvent
  | RespinsOpenedEvent
  | RespinEvent
  | RespinsEndEvent
  | FullScreenEvent
  | CoinsEvent
  | CollectEvent
  | HoldOpenedEvent
  | HoldRespinEvent
  | GatherEvent
  | HoldWinEvent
  | HoldEndEvent
  | BookSymbolEvent
  | ExpandEvent
  | SpinEndEvent
  | WinCapEvent
  | JackpotDrawEvent
  | FinalEvent;

export type SlotBook = Book<SlotEvent>;
