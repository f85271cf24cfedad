import type { BetMode, Book, BookEvent, Choices, Hundredths, Move } from '../src/index.ts';
import type { GameLook, Plate } from './look-port.ts';
import type { RoundNarrator } from './narrator-port.ts';

/**
 * The port between the page inside the game frame and the view of a game. The page has the stake, the
 * controls, the money and the sheets; the view has the picture, its sounds and its own words. Neither knows
 * the other: a family of games implements these types, and the page finds it by the code of a game.
 */

/** How fast a round is told. `still` shows results without movement (reduced motion). */
export type Pace = 'normal' | 'turbo' | 'still';

/** Sentences in the player's language. */
export interface Words {
  /** A sentence of the page, namespace `arcade`. */
  t(key: string, params?: Record<string, string | number>): string;
  /** A sentence of the games, namespace `games`. */
  game(key: string, params?: Record<string, string | number>): string;
  /** A number with at most so many decimals, and at least so many. */
  number(value: number | string, digits?: number, least?: number): string;
}

/** The host that a view is given when it is put on the page. */
export interface GameHost {
  /** The element that the view fills. */
  readonly place: HTMLElement;
  /** The place beside it where somebody may stand. */
  readonly stand: HTMLElement;
  /** Anything may move. */
  readonly moves: boolean;
  readonly words: Words;
  readonly narrator: RoundNarrator;
  /** The last round whose end the player has seen; null where there is none to show. */
  readonly last: ToldRound | null;
  isMuted(): boolean;
  /** Nobody acts in the round that is told: auto-play has begun it, or it is one of the past. */
  goesAlone(): boolean;
  /** Asks for a move of the open round; nothing comes of it while the player may not move. */
  ask(move: Move): void;
  /** The results of the player's last rounds, the newest first: the first event of each book. */
  results(): Promise<readonly BookEvent[]>;
}

/** A round as a view tells it: its book, and what its player had chosen. */
export interface ToldRound {
  readonly book: Book;
  readonly choices: Choices;
}

/** The choices of a game beside stake and mode, with controls of its own. */
export interface ChoicesPanel {
  /** Null where the game has no other choices. */
  readonly node: HTMLElement | null;
  /** The choices of now, by the names of the game's definition. */
  read(): Choices;
  /** The sentence that says why no round can be played with them; null where one can. */
  missing(): string | null;
  /** Writes its amounts at the stake of now, a decimal string; while it is locked nothing can be chosen. */
  show(now: {
    readonly stake: string;
    amountOf(hundredths: Hundredths): string;
    readonly isLocked: boolean;
  }): void;
}

/** A key of the keyboard that a game listens to, beside those of the page. */
export interface GameKey {
  /** As `KeyboardEvent.key` names it. */
  readonly key:
    | 'ArrowLeft'
    | 'ArrowRight'
    | 'PageUp'
    | 'PageDown'
    | 'Home'
    | 'End'
    | '1'
    | '2'
    | '3'
    | '4'
    | '5';
  press(): void;
}

/** Keys that belong together, and what they do, in words. */
export interface KeyHelp {
  readonly keys: readonly GameKey[];
  readonly does: string;
}

/** How a list of the last rounds shows one of them, in a few letters. */
export type BriefOf = (round: ToldRound) => string;

/** A move that is possible now. */
export interface OfferedMove {
  readonly name: string;
  /** The further stake that it takes before it is made, as people read it; null where it takes nothing. */
  readonly price: string | null;
  /** The balance that the page knows of covers the price. */
  readonly isCovered: boolean;
}

/** A round in several steps, as far as a view shows it. */
export interface SteppedRound {
  readonly choices: Choices;
  /** The state as the game shows it to its player; null once the round is over. */
  readonly view: Readonly<Record<string, unknown>> | null;
  /** Everything that happened so far. */
  readonly events: readonly BookEvent[];
  /** The player has seen so many of them: those behind are news. */
  readonly told: number;
  /** The moves that are possible now; in auto-play without those that its limit of loss has no room for. */
  readonly allowed: readonly OfferedMove[];
  /** The amount that a round that is over has paid; null while it is open. */
  readonly paid: Hundredths | null;
}

/** The moves of a round in auto-play, as its player has chosen them. */
export interface MovePlan {
  /** The sentence that says why there is no such plan yet; null where there is one. */
  missing(): string | null;
  /** The next move of an open round. */
  next(round: SteppedRound): Move;
}

/** The part of a view whose rounds are played in several steps; the page makes the calls and has the money. */
export interface GameSteps {
  /**
   * Shows what the player knows of a round as it stands, then tells the news; a round that is over is told to its end.
   * `cost` is what it has cost so far, prices of moves among it, in hundredths of the stake.
   */
  follow(round: SteppedRound, cost: Hundredths, pace: Pace): Promise<void>;
  /** The player may move from here on; null: nobody may. */
  turn(round: SteppedRound | null): void;
  /** The worth of the open round, and the move that takes it; null where no move does. */
  worthOf(round: SteppedRound): RoundWorth | null;
  /** The act of the great button in a round that is worth nothing yet; left out where there is none. */
  readonly act?: RoundAct;
  /** The move that belongs to the opening of a round: a press has asked for both. Left out where there is none. */
  first?(round: SteppedRound): Move;
  /** Null where every move is the player's own. */
  readonly plan: MovePlan | null;
}

/** A move that the great button makes, as its player has set it by then. */
export interface RoundAct {
  readonly word: string;
  move(): Move;
}

/** The amount that an open round would pay now. */
export interface RoundWorth {
  readonly label: string;
  /** At 0 the move ends the round without a prize. */
  readonly amount: Hundredths;
  readonly move: Move;
}

/** A game on the page. */
export interface GameView {
  readonly choices: ChoicesPanel;
  /** Its own keys, which the sheet of the rules lists. */
  readonly keys: readonly KeyHelp[];
  /** Null where a list of the last results says nothing. */
  readonly briefOf: BriefOf | null;
  /** Left out where a round is over as soon as it is dealt. */
  readonly steps?: GameSteps;
  /** A round was asked for: something moves while the server decides. */
  begin(pace: Pace): void;
  /** Tells a book to its end, beside what the round cost and what was chosen; resolves after the last event. */
  play(book: Book, cost: Hundredths, pace: Pace, choices: Choices): Promise<void>;
  /** Hurries the story that is running to its end. */
  hurry(): void;
  /** Stops what moves, without a result: the server said no. */
  calm(): void;
  /** More than any prize has come, and everybody is beside themselves until it was told; left out where none can. */
  cheer?(on: boolean): void;
  /** Nobody looks at the game, or somebody does again: it makes no sound meanwhile. */
  pause(on: boolean): void;
  /** The player has asked for sound, or for none. */
  soundChanged(): void;
  /** The act of now has another palette of the same scene. */
  dress(when: 'day' | 'night'): void;
  /** Fills as much of a box as the game's own proportions allow, in CSS pixels. */
  resize(room: { readonly width: number; readonly height: number }): void;
  /** Every prize at a stake, and how one comes to it. */
  prizes(at: { readonly stake: string; amountOf(hundredths: Hundredths): string }): Node;
  /** Stops its frames for good. */
  dispose(): void;
}

/** A game whose pictures are there. */
export interface LoadedGame {
  mount(host: GameHost): GameView;
}

/** The facts that a page may know of a game before its pictures are there. */
export interface ShownGame {
  readonly code: string;
  /** The word on the great button: reels are spun, everything else is played. */
  readonly act: 'spin' | 'play';
  /** Every move is the player's own: there is no auto-play. */
  readonly isByHand?: boolean;
  /** The ways to buy a round; the first one is the plain one. */
  readonly modes: readonly BetMode[];
  readonly look: GameLook;
  readonly plates: readonly Plate[];
  /** The code of the jackpot that its rounds feed and may win; its meters then stand in the place of the plates. */
  readonly jackpot?: string;
  /** The cost of a round with these choices; left out where a round costs what its mode costs. The stake is then a chip. */
  readonly costOf?: (choices: Choices) => Hundredths;
  /** The most that a round can pay; of a game of chips, the most that one chip can. */
  readonly most: Hundredths;
  /** How the game pays, in two words. */
  pays(words: Words): string;
  /** Fetches the pictures from the game's folder. */
  load(folder: string): Promise<LoadedGame>;
}

/** A family of games: null where it has no game of that code. A game may come with a script of its own. */
export interface GameFamily {
  find(code: string): ShownGame | null | Promise<ShownGame | null>;
}

/** This browser cannot show the game, today or tomorrow. */
export class ViewUnsupported extends Error {}
