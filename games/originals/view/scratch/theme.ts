import type { SongSheet } from '@arara/game-kit/music';
import type { Pigment } from '@arara/game-kit/stage';
import type { OriginalLook } from '../common/look.ts';

/** A symbol of a card: a message of `symbols`, and its drawing in a square of `symbolBox` units. */
export interface ScratchSymbol {
  readonly name: string;
  draw(): SVGElement[];
}

/** The edge of the square that a symbol is drawn in. */
export const symbolBox = 64;

/** The parts of a scratch card that differ from title to title. */
export interface ScratchTheme {
  /** The title whose rules it shows. */
  readonly code: string;
  readonly look: OriginalLook;
  readonly song: SongSheet;
  /** A symbol for each prize, from the smallest prize up. */
  readonly symbols: readonly ScratchSymbol[];
  /** The printed paper of the card round its fields. */
  scenery(): SVGElement[];
  /** The paper under the silver, and the line round it. */
  readonly field: { readonly paper: Pigment; readonly edge: Pigment };
  /** The words at the head of the card, and the band that they stand on. */
  readonly head: { readonly words: Pigment; readonly band: Pigment };
  /** The figure that is printed on the silver, as path data in a square of 20 units, and its tint. */
  readonly print: { readonly figure: string; readonly tint: Pigment };
}
