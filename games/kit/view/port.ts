import type { BetMode, Book, Choices, Hundredths } from '../src/index.ts';
import type { Rank } from './rank.ts';

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
}

/** The scene that the page draws around a game; colours as CSS writes them. */
export interface GameLook {
  readonly ink: string;
  readonly ground: string;
  readonly rays: string;
  /** The hill behind and the one in front. */
  readonly hills: readonly [string, string];
  readonly frame: string;
  readonly dots: string;
  /** The star behind a prize, and the words on it. */
  readonly burst: string;
  readonly burstInk: string;
  /** How the name over the game is bent, and its two colours. */
  readonly lettering: {
    readonly bend: 'arch' | 'rise' | 'wave' | 'flat';
    readonly fill: string;
    readonly outline: string;
  };
}

/** A prize that stands above the game at the present stake. */
export interface Plate {
  /** Its name, a message of `games`. */
  readonly name: string;
  readonly prize: Hundredths;
}

/** The parts of a round that a view tells the page, in words; amounts are hundredths of the stake. */
export interface RoundNarrator {
  /** On the game for the eye, in the status for the ear. */
  tell(text: string): void;
  /** On the game for the eye alone. */
  announce(text: string): void;
  /** A word that stays at the edge of the game; null takes it away. */
  badge(text: string | null): void;
  win(told: {
    readonly label: string;
    /** The prize of this win. */
    readonly amount: Hundredths;
    /** The amount that the round has paid so far. */
    readonly total: Hundredths;
    /** More has come back than the round cost: only then is anything celebrated. */
    readonly isGain: boolean;
  }): void;
  /** The next part of the round begins: no win is told any more. */
  nextPart(): void;
  /** The round is over; the celebration is in proportion to the rank, and none at 0. */
  final(told: { readonly amount: Hundredths; readonly rank: Rank }): void;
  /** So many hundredths of the round's stake, as people read them. */
  amountOf(hundredths: Hundredths): string;
}

/** The host that a view is given when it is put on the page. */
export interface GameHost {
  /** The element that the view fills. */
  readonly place: HTMLElement;
  readonly words: Words;
  readonly narrator: RoundNarrator;
  /** The last round whose end the player has seen; null where there is none to show. */
  readonly last: Book | null;
  isMuted(): boolean;
}

/** The choices of a game beside stake and mode, with controls of its own. */
export interface ChoicesPanel {
  /** Null where the game has no other choices. */
  readonly node: HTMLElement | null;
  /** The choices of now, by the names of the game's definition. */
  read(): Choices;
}

/** A game on the page. */
export interface GameView {
  readonly choices: ChoicesPanel;
  /** A round was asked for: something moves while the server decides. */
  begin(pace: Pace): void;
  /** Tells a book to its end, beside what the round cost; resolves after the last event. */
  play(book: Book, cost: Hundredths, pace: Pace): Promise<void>;
  /** Hurries the story that is running to its end. */
  hurry(): void;
  /** Stops what moves, without a result: the server said no. */
  calm(): void;
  /** Nobody looks at the game, or somebody does again: it makes no sound meanwhile. */
  pause(on: boolean): void;
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
  /** The ways to buy a round; the first one is the plain one. */
  readonly modes: readonly BetMode[];
  readonly look: GameLook;
  readonly plates: readonly Plate[];
  /** How the game pays, in two words. */
  pays(words: Words): string;
  /** Fetches the pictures from the game's folder. */
  load(folder: string): Promise<LoadedGame>;
}

/** A family of games: null where it has no game of that code. */
export interface GameFamily {
  find(code: string): ShownGame | null;
}

/** This browser cannot show the game, today or tomorrow. */
export class ViewUnsupported extends Error {}
