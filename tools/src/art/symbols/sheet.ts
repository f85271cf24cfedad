import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SlotTitle } from '@arara/slots';
import sharp from 'sharp';
import { print } from '../draw/print.ts';
import { recipeHash } from '../press/manifest.ts';
import { drawSymbol, tileHeight, tileWidth } from './symbol.ts';

/** Where the game page finds a title's pictures. */
export const arcadeArt = fileURLToPath(
  new URL('../../../../apps/arcade/public/art/', import.meta.url),
);

/** A tile is published this wide: a third of a phone's width at 3x. */
const publishedWidth = 216;
const columns = 4;
/** A sheet weighs at most this much; the quality gives way. */
const mostBytes = 120_000;
const qualities = [76, 70, 64, 58, 52, 46] as const;

type Frame = { x: number; y: number; w: number; h: number };

/** The map of a sheet, as the view reads it. */
export type SheetMap = { image: string; frames: Record<string, Frame>; recipe: string };

export type PrintedTile = { id: string; svg: string };

/** A title's tiles as they go to press. */
export function printedTiles(title: SlotTitle): PrintedTile[] {
  const height = tileHeight[title.maths.model];
  return title.symbols.map((symbol) => ({
    id: symbol.id,
    svg: print(tileWidth, height, drawSymbol(symbol, height)),
  }));
}

/** Hash of all tiles of a title. */
export const sheetRecipe = (tiles: readonly PrintedTile[]): string =>
  recipeHash(tiles.map(({ id, svg }) => id + svg).join());

/** The committed map of a title's sheet. */
export function readSheet(code: string): SheetMap | undefined {
  const file = `${arcadeArt}${code}/symbols.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SheetMap) : undefined;
}

/** Publishes a title's sheet and its map unless they are there already; answers whether it did. */
export async function publishSheet(title: SlotTitle, force: boolean): Promise<boolean> {
  const tiles = printedTiles(title);
  const recipe = sheetRecipe(tiles);
  if (!force && readSheet(title.code)?.recipe === recipe) return false;
  const height = Math.round((publishedWidth * tileHeight[title.maths.model]) / tileWidth);
  const frames = Object.fromEntries(
    tiles.map(({ id }, index) => [id, frameAt(index, publishedWidth, height)]),
  );
  const image = await compose(tiles, frames, height);
  const folder = `${arcadeArt}${title.code}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/symbols.webp`, await compress(image));
  const map: SheetMap = { image: `symbols.webp?v=${recipe.slice(0, 8)}`, frames, recipe };
  writeFileSync(`${folder}/symbols.json`, `${JSON.stringify(map)}\n`);
  return true;
}

const frameAt = (index: number, w: number, h: number): Frame => ({
  x: (index % columns) * w,
  y: Math.floor(index / columns) * h,
  w,
  h,
});

async function compose(
  tiles: readonly PrintedTile[],
  frames: Record<string, Frame>,
  height: number,
): Promise<Buffer> {
  const layers = await Promise.all(
    tiles.map(async ({ id, svg }) => {
      const { x, y, w, h } = frames[id] as Frame;
      const input = await sharp(Buffer.from(svg), { density: 144 }).resize(w, h).png().toBuffer();
      return { input, left: x, top: y };
    }),
  );
  const rows = Math.ceil(tiles.length / columns);
  const size = { width: columns * publishedWidth, height: rows * height };
  return sharp({ create: { ...size, channels: 3, background: '#11163f' } })
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function compress(image: Buffer): Promise<Buffer> {
  let smallest = image;
  for (const quality of qualities) {
    smallest = await sharp(image).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (smallest.length <= mostBytes) break;
  }
  return smallest;
}
