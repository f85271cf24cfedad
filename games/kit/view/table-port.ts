import type { Hundredths } from '../src/index.ts';
import type { ShownGame, Words } from './port.ts';

/**
 * The port between the page inside the game frame and the view of a table whose multiplier climbs until it falls, and
 * whose seats leave before that. The page has the clock, the seats, the money and the controls; the view has the picture.
 */

/** The host that the picture of a table is given. */
export interface TableHost {
  readonly place: HTMLElement;
  /** The place beside it where somebody may stand. */
  readonly stand: HTMLElement;
  /** Anything may move. */
  readonly moves: boolean;
  readonly words: Words;
  isMuted(): boolean;
}

/** The picture of a table. */
export interface TableScene {
  /** Stakes are taken for so many milliseconds more, of so many; null where nobody knows when the next round begins. */
  wait(left: { readonly ms: number; readonly of: number } | null): void;
  /** The round runs; called for every frame. */
  fly(multiplier: Hundredths, elapsedMs: number): void;
  /** The round is over. `isSeen`: it ended before the eyes of whoever looks. */
  fall(point: Hundredths, isSeen: boolean): void;
  /** Somebody left: a chip with their name rains from where they did. */
  left(name: string, at: Hundredths): void;
  /** The player themselves left, with more than they staked or not. */
  won(isGain: boolean): void;
  pause(on: boolean): void;
  soundChanged(): void;
  resize(room: { readonly width: number; readonly height: number }): void;
  dispose(): void;
}

/** A table as the page knows it before its picture is there. */
export interface ShownTable extends Pick<
  ShownGame,
  'code' | 'look' | 'most' | 'pays' | 'plates' | 'modes' | 'act'
> {
  /** Stakes are taken for so many milliseconds. */
  readonly openMs: number;
  /** The bounds of a cash-out that happens by itself. */
  readonly target: { readonly least: Hundredths; readonly most: Hundredths };
  /** The multiplier so many milliseconds after the round began to run. */
  multiplierAt(elapsedMs: number): Hundredths;
  /** The point of a round that is over, out of its outcome. */
  pointOf(outcome: Readonly<Record<string, unknown>>): Hundredths;
  /** The rules in sentences. */
  rules(words: Words): readonly string[];
  mount(host: TableHost): TableScene;
}

/** The tables of a family, by the codes of their games. */
export interface TableFamily {
  find(code: string): Promise<ShownTable | null>;
}
