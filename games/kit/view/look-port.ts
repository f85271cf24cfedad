import type { Hundredths } from '../src/index.ts';

/** The colours of a scene, as CSS writes them. */
export interface Palette {
  readonly ground: string;
  readonly rays: string;
  /** The hill behind and the one in front. */
  readonly hills: readonly [string, string];
  readonly frame: string;
  readonly dots: string;
}

/** The scene that the page draws around a game; colours as CSS writes them. */
export interface GameLook extends Palette {
  readonly ink: string;
  /** The same scene while a feature runs; null where a game has none. */
  readonly night: Palette | null;
  /** The pattern of the board's frame: a class of the page's style sheet. */
  readonly frameStyle: string;
  /** The side on which somebody stands at the board; null where nobody does. */
  readonly stand: 'left' | 'right' | null;
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
