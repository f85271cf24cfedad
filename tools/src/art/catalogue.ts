import { covers } from './covers/index.ts';
import { coverBox } from './covers/recipe.ts';
import { print } from './draw/print.ts';
import { nightFolder, nightPictures } from './night/pieces.ts';
import { avatars } from './pieces/avatars.ts';
import { banners } from './pieces/banners.ts';
import type { Piece } from './pieces/piece.ts';
import { scenes } from './pieces/scenes.ts';
import { recipeHash } from './press/manifest.ts';
import { siteArt } from './press/publish.ts';

/** Widths that covers are published at: three in a row on a phone at 3x, and at 1x or 2x. */
const coverWidths = [165, 330] as const;

export type Printed = {
  /** Its key in the manifest, and the name of its files. */
  key: string;
  name: string;
  svg: string;
  recipe: string;
  box: [width: number, height: number];
  widths: readonly number[];
  /** Folder of its files, and the same as an address. */
  folder: string;
  address: string;
};

function toPress(piece: Piece, sub = ''): Printed {
  const { name, width, height, widths, isTile } = piece;
  const svg = print(width, height, piece.draw(), isTile);
  return {
    key: name,
    name,
    svg,
    recipe: recipeHash(svg + widths.join()),
    box: [width, height],
    widths,
    folder: `${siteArt}${sub}`,
    address: `/art/${sub}`,
  };
}

/** Every cover as it goes to press. */
export const printedCovers = (): Printed[] =>
  covers.map(({ slug, draw }) =>
    toPress({ name: slug, ...coverBox, widths: coverWidths, draw }, 'covers/'),
  );

/** Every other picture as it goes to press. */
export const printedPieces = (): Printed[] =>
  [...banners, ...scenes, ...avatars].map((piece) => toPress(piece));

/** Pictures of the second brand as they go to press, in a folder of their own. */
export const printedNight = (): Printed[] =>
  nightPictures().map(({ name, box, widths, svg }) => ({
    key: `${nightFolder}/${name}`,
    name,
    svg,
    recipe: recipeHash(svg + widths.join()),
    box,
    widths,
    folder: `${siteArt}${nightFolder}/`,
    address: `/art/${nightFolder}/`,
  }));

/** Pieces that components name; banners and avatars come from the server's data. */
export const namedPieces = [
  'afiliados',
  'afiliados-v',
  'sena-m',
  ...scenes.map(({ name }) => name).filter((name) => name !== 'compartilhar'),
];
