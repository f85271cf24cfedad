import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { clipped, disc, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, orange, leaf, forest, coral } = palette;

const window = (x: number, y: number, ground: Ink, pattern: string): string =>
  clipped(
    `<rect x="${x + 4}" y="${y + 4}" width="142" height="164"/>`,
    rect(x, y, 150, 172, ground) + pattern,
  );

const fruit = (name: string, x: number, y: number, size: number, turn: number, base: Ink): string =>
  glyph(name, { x, y, size, turn, ink, halo: paper, haloWidth: 7, base, flush: true });

export const saladaTropical = cover(
  'salada-tropical',
  'Salada Tropical',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, ink) +
    window(0, 0, coral, rays(75, 86, 14, 150, orange)) +
    fruit('watermelon', 75, 92, 156, -14, leaf) +
    window(150, 0, sun, disc(225, 86, 60, orange)) +
    fruit('pineapple', 229, 92, 172, -8, orange) +
    window(0, 172, blue, spikes(75, 258, 16, 50, 90, sky, { duty: 1 })) +
    fruit('cherry', 75, 264, 150, 0, coral) +
    window(150, 172, leaf, rays(225, 318, 20, 180, forest)) +
    fruit('banana', 227, 258, 168, 10, sun) +
    letter('Salada', { x: 12, y: 352, w: 126, h: 34, fill: paper }) +
    letter('Tropical', { x: 146, y: 352, w: 142, h: 34, fill: sun }),
);
