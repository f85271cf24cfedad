import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Picture, Piece } from '../modules/site/index.ts';

const file = fileURLToPath(
  new URL('../../../../apps/site/public/art/manifest.json', import.meta.url),
);

interface Manifest {
  readonly pictures: Readonly<Record<string, Piece>>;
}

/** Addresses of the published art; each WebP has an AVIF of the same name beside it. */
export interface Art {
  /** A cover by its slug. Throws for one that was never drawn: no card without a cover. */
  cover(slug: string): Picture;
  /** A banner or scene by its name, at its least and its greatest width. */
  piece(name: string): Piece;
  /** Versions of what lies in a brand's folder, by name; banners come with addresses of their own. */
  versions(folder: string): Readonly<Record<string, string>>;
}

/** Reads the manifest that `npm run art` writes. */
export function createArt(): Art {
  const { pictures } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const find = (key: string): Piece => {
    const entry = pictures[key];
    if (entry === undefined) throw new Error(`There is no picture ${key}: see npm run art.`);
    return entry;
  };
  return {
    cover(slug) {
      const { small, large, placeholder } = find(slug);
      return { small, large, placeholder };
    },
    versions(folder) {
      const own = Object.entries(pictures).filter(
        ([key]) => key.startsWith(`${folder}/`) && !key.startsWith(`${folder}/banner-`),
      );
      return Object.fromEntries(
        own.map(([key, { large }]) => [key.slice(folder.length + 1), versionOf(large)]),
      );
    },
    piece(name) {
      const { small, large, widths, placeholder } = find(name);
      return { small, large, widths, placeholder };
    },
  };
}

const versionOf = (url: string): string => /\?v=(\w+)$/.exec(url)?.[1] ?? '';
