import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { flags, rays, spikes } from '../draw/patterns.ts';
import { around, disc, each, path, rect } from '../draw/shapes.ts';
import { arch, top } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sky, sun, orange, leaf, coral, clay, earth } = palette;

export const forroMilionario = cover(
  'forro-milionario',
  'Forró Milionário',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, clay) +
    rays(150, 400, 30, 520, coral, { duty: 0.5 }) +
    each([150, 120], (r, i) => disc(150, 196, r - 14, around([ink, sun], i))) +
    spikes(150, 196, 36, 104, 122, sun, { duty: 0.9 }) +
    glyph('accordion', {
      x: 150,
      y: 204,
      size: 244,
      turn: -8,
      ink,
      halo: paper,
      haloWidth: 8,
      base: coral,
      flush: true,
    }) +
    glyph('western-hat', {
      x: 150,
      y: 84,
      size: 150,
      turn: -6,
      ink: earth,
      halo: ink,
      haloWidth: 9,
      base: orange,
      flush: true,
    }) +
    spikes(150, 78, 8, 4, 12, sun) +
    glyph('musical-notes', { x: 34, y: 110, size: 62, ink: paper, halo: ink, haloWidth: 6 }) +
    glyph('musical-notes', {
      x: 268,
      y: 132,
      size: 62,
      flip: -1,
      ink: paper,
      halo: ink,
      haloWidth: 6,
    }) +
    path('M-10 300Q150 268 310 300V410H-10Z', ink) +
    letter('Forró', { x: 62, y: 300, w: 176, h: 38, fill: sun, warp: arch(10) }) +
    letter('Milionário', { x: 24, y: 358, w: 252, h: 28, fill: paper, warp: top(8) }) +
    flags([-6, 4], [306, 4], 12, 13, [sun, paper, leaf, sky], 16),
);
