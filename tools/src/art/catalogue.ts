import { covers } from './covers/index.ts';
import { coverBox } from './covers/recipe.ts';
import { print } from './draw/print.ts';
import { avatars } from './pieces/avatars.ts';
import { banners } from './pieces/banners.ts';
import type { Piece } from './pieces/piece.ts';
import { scenes } from './pieces/scenes.ts';

/** Widths that covers are published at: three in a row on a phone at 3x, and at 1x or 2x. */
export const coverWidths = [165, 330] as const;

/** Every cover as it goes to press. */
export const printedCovers = () =>
  covers.map((recipe) => ({
    ...recipe,
    svg: print(coverBox.width, coverBox.height, recipe.draw()),
  }));

/** Every other picture as it goes to press. */
export const printedPieces = () =>
  [...banners, ...scenes, ...avatars].map((one: Piece) => ({
    ...one,
    svg: print(one.width, one.height, one.draw()),
  }));
