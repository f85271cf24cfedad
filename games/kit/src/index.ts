export type { Book, BookEvent, Hundredths } from './book.ts';
export type { Bet, BetMode, BetTable, GameDefinition } from './game.ts';
