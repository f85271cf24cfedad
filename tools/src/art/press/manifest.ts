import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the site must know of a picture before it has it. */
export type ManifestEntry = {
  /** Hash of the drawing: tells whether the published files are those of the recipe. */
  recipe: string;
  /** A few bytes of WebP as a data URI, shown blurred until the picture is there. */
  placeholder: string;
};

export type Manifest = {
  covers: Record<string, ManifestEntry & { title: string; vendor: string }>;
  pieces: Record<string, ManifestEntry & { width: number; height: number; widths: number[] }>;
};

const file = fileURLToPath(
  new URL('../../../../packages/ui/src/art/manifest.json', import.meta.url),
);

/** The committed manifest, or an empty one. */
export const readManifest = (): Manifest =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest)
    : { covers: {}, pieces: {} };

/** Writes the manifest with its keys in order, so that equal input is equal bytes. */
export function writeManifest(manifest: Manifest): void {
  const sorted = {
    covers: Object.fromEntries(Object.entries(manifest.covers).sort()),
    pieces: Object.fromEntries(Object.entries(manifest.pieces).sort()),
  };
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Hash of a drawing. */
export const recipeHash = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 12);
