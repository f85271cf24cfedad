import type { Hundredths } from '@arara/game-kit';
import type { Actor } from '@arara/game-kit/stage';
import type { Rank } from '@arara/game-kit/view';
import type { SymbolId, TitleMoment } from '../src/index.ts';

/** The news that a story tells while it runs; the words and the amounts are written elsewhere. */
export interface Narrator {
  /** A win is being shown; amounts are in hundredths of the stake. */
  win(told: {
    readonly line: WinLine;
    /** The prize of this line. */
    readonly amount: Hundredths;
    /** The amount that the round has paid so far. */
    readonly total: Hundredths;
    /** More has come back than the round cost: only then is anything celebrated. */
    readonly isGain: boolean;
  }): void;
  /** The feature opens, or more spins come while it runs; resolves when the story may go on. */
  freeSpins(told: {
    readonly spins: number;
    readonly cause: 'scatters' | 'again' | 'bought';
  }): Promise<void> | void;
  freeSpin(told: { readonly number: number; readonly total: number }): void;
  /** The feature is over; its total is told in proportion to the rank. Resolves when it was seen. */
  freeSpinsEnd(told: {
    readonly spins: number;
    readonly amount: Hundredths;
    readonly rank: Rank;
  }): Promise<void> | void;
  multiplier(value: number): void;
  /** All columns stand: there are so many ways. */
  ways(count: number): void;
  /** Bombs of these values strike the win of their spin, which is multiplied by their sum and by what was kept. */
  bombs(told: { readonly values: readonly number[]; readonly multiplier: number }): void;
  /** The respins of a symbol open; resolves when the story may go on. */
  respins(told: { readonly symbol: SymbolId }): Promise<void> | void;
  /** So many of all cells hold the symbol or a wild. */
  held(told: { readonly now: number; readonly of: number }): void;
  /** So many coins and collect symbols are held; resolves when the story may go on. */
  hold(told: { readonly coins: number }): Promise<void> | void;
  /** So many respins are left, and so many of all cells hold something. */
  left(told: { readonly now: number; readonly held: number; readonly of: number }): void;
  /** A collect symbol has taken so much into itself. */
  gathered(worth: Hundredths): void;
  /** Every cell holds something, which pays so much on top. */
  grand(amount: Hundredths): void;
  /** The sum of what was held, while it is counted. */
  sum(amount: Hundredths): void;
  /** The respins of coins are over; their total is told in proportion to the rank. Resolves when it was seen. */
  holdEnd(told: {
    readonly held: number;
    readonly of: number;
    readonly amount: Hundredths;
    readonly rank: Rank;
  }): Promise<void> | void;
  /** The symbol that expands has been drawn. */
  bookSymbol(told: { readonly symbol: SymbolId }): void;
  fullScreen(told: { readonly symbol: SymbolId; readonly multiplier: number }): void;
  capReached(cap: Hundredths): void;
  /** The round is over; resolves when the sum was counted. `isTold` says that the feature's end has told it. */
  final(told: {
    readonly amount: Hundredths;
    readonly rank: Rank;
    readonly isTold: boolean;
  }): Promise<void> | void;
}

/** The winning line, for the sentence below the grid. */
export type WinLine =
  | {
      readonly kind: 'line';
      readonly line: number;
      readonly count: number;
      readonly symbol: SymbolId;
    }
  | {
      readonly kind: 'ways';
      readonly ways: number;
      readonly count: number;
      readonly symbol: SymbolId;
    }
  | { readonly kind: 'cluster'; readonly count: number; readonly symbol: SymbolId }
  | { readonly kind: 'anywhere'; readonly count: number; readonly symbol: SymbolId }
  | { readonly kind: 'bombs'; readonly multiplier: number }
  | { readonly kind: 'scatter'; readonly count: number; readonly symbol: SymbolId }
  | { readonly kind: 'collect'; readonly count: number; readonly symbol: SymbolId }
  | { readonly kind: 'hold'; readonly count: number }
  | { readonly kind: 'several'; readonly wins: number };

/** Somebody who lives in the title and can throw himself at its reels. */
export interface Leaper extends Actor {
  leap(how: TitleMoment['leap']): void;
}

/** Sounds that the story asks for; the page decides whether they are heard. */
export interface SoundBoard {
  spin(): void;
  stop(column: number, isLast: boolean): void;
  /** A column opens to all of its rows. */
  open(column: number): void;
  tension(): void;
  win(rank: Rank): void;
  cascade(step: number): void;
  award(): void;
  /** Something heavy comes down. */
  blow(): void;
  /** A full screen is pressed onto the paper. */
  print(): void;
  /** The music that belongs to what happens. */
  mood(name: 'calm' | 'feature'): void;
}
