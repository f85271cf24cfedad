import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SlotTitle } from '@arara/slots';
import sharp from 'sharp';
import { printCut } from '../draw/print.ts';
import { recipeHash } from '../press/manifest.ts';
import { drawFigure, tileEdge } from './symbol.ts';

/** Where the game page finds a title's pictures. */
export const arcadeArt = fileURLToPath(
  new URL('../../../../apps/arcade/public/art/', import.meta.url),
);

/** A figure is published this wide and high: a third of a phone's width at 3x. */
const publishedEdge = 216;
const columns = 4;
/** A sheet weighs at most this much; the quality gives way. */
const mostBytes = 64_000;
const qualities = [50, 45, 40] as const;
/** Format and first quality: who changes them has every sheet pressed anew. */
const press = `avif ${publishedEdge} ${qualities[0]}`;

type Frame = { x: number; y: number; w: number; h: number };

/** The map of a sheet, as the view reads it. */
export type SheetMap = { image: string; frames: Record<string, Frame>; recipe: string };

export type PrintedTile = { id: string; svg: string };

/** A title's figures as they go to press; the view of the slots draws the grounds. */
export function printedTiles(title: SlotTitle): PrintedTile[] {
  return title.symbols.map((symbol) => ({
    id: symbol.id,
    svg: printCut(tileEdge, tileEdge, drawFigure(symbol)),
  }));
}

/** Hash of all tiles of a title, and of the way in which they are pressed. */
export const sheetRecipe = (tiles: readonly PrintedTile[]): string =>
  recipeHash([press, ...tiles.map(({ id, svg }) => id + svg)].join());

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
  const frames = Object.fromEntries(tiles.map(({ id }, index) => [id, frameAt(index)]));
  const image = await compose(tiles, frames);
  const folder = `${arcadeArt}${title.code}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/symbols.avif`, await compress(image));
  const map: SheetMap = { image: `symbols.avif?v=${recipe.slice(0, 8)}`, frames, recipe };
  writeFileSync(`${folder}/symbols.json`, `${JSON.stringify(map)}\n`);
  return true;
}

const frameAt = (index: number): Frame => ({
  x: (index % columns) * publishedEdge,
  y: Math.floor(index / columns) * publishedEdge,
  w: publishedEdge,
  h: publishedEdge,
});

async function compose(
  tiles: readonly PrintedTile[],
  frames: Record<string, Frame>,
): Promise<Buffer> {
  const layers = await Promise.all(
    tiles.map(async ({ id, svg }) => {
      const { x, y, w, h } = frames[id] as Frame;
      const input = await sharp(Buffer.from(svg), { density: 144 }).resize(w, h).png().toBuffer();
      return { input, left: x, top: y };
    }),
  );
  const rows = Math.ceil(tiles.length / columns);
  const size = { width: columns * publishedEdge, height: rows * publishedEdge };
  return sharp({ create: { ...size, channels: 4, background: '#11163f00' } })
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function compress(image: Buffer): Promise<Buffer> {
  let smallest = image;
  for (const quality of qualities) {
    smallest = await sharp(image).avif({ quality, effort: 5 }).toBuffer();
    if (smallest.length <= mostBytes) break;
  }
  return smallest;
}
