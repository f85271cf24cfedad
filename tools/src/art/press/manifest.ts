import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteArt } from './publish.ts';

/**
 * The facts of a picture that a page must know before it has the picture. Addresses carry the recipe as a version,
 * so that they may be cached for ever; each WebP has its AVIF twin under the same name.
 */
export type Picture = {
  small: string;
  large: string;
  /** A few bytes of WebP as a data URI, shown blurred until the picture is there. */
  placeholder: string;
  /** Width and height of the drawing, and the widths in pixels of `small` and `large`. */
  box: [width: number, height: number];
  widths: [small: number, large: number];
  /** Hash of the drawing: tells whether the published files are those of the recipe. */
  recipe: string;
};

export type Manifest = { pictures: Record<string, Picture> };

const file = `${siteArt}manifest.json`;
const pieceTable = fileURLToPath(
  new URL('../../../../packages/ui/src/picture/pieces.json', import.meta.url),
);

/** The committed manifest, or an empty one. */
export const readManifest = (): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { pictures: {} };

/** Writes the manifest with its keys in order, so that equal input is equal bytes. */
export function writeManifest({ pictures }: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ pictures: sorted }, null, 1)}\n`);
}

/** The pieces that components name themselves: sizes and versions, without placeholders. */
export function pieceRows(pictures: Manifest['pictures'], names: readonly string[]): string {
  const rows = names.map((name) => {
    const { box, widths, recipe } = pictures[name] as Picture;
    return [name, [...box, ...widths, recipe.slice(0, 8)]] as const;
  });
  return `${JSON.stringify(Object.fromEntries(rows), null, 1)}\n`;
}

/** Writes the table that `ArtPicture` reads. */
export const writePieceTable = (table: string): void => writeFileSync(pieceTable, table);

/** The table as it is committed. */
export const readPieceTable = (): string => readFileSync(pieceTable, 'utf8');

/** Hash of a drawing. */
export const recipeHash = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 12);
