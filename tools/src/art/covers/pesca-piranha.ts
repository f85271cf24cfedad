import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, saw, sine } from '../draw/patterns.ts';
import { each, line, outline, path, rect } from '../draw/shapes.ts';
import { top } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, leaf, coral, teal } = palette;

export const pescaPiranha = cover(
  'pesca-piranha',
  'Pesca Piranha',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, teal) +
    rays(150, -20, 22, 480, '#12909e', { duty: 0.5 }) +
    path(sine(-30, 340, 50, 7, 50) + 'V-10H-40Z', paper, outline(ink, 4)) +
    line('M150 -5V90', ink, 5) +
    glyph('fishing-hook', { x: 150, y: 128, size: 124, ink, halo: sun, haloWidth: 8 }) +
    each(
      [
        [-12, 186, 90, 1],
        [306, 176, 90, -1],
        [62, 128, 50, 1],
        [246, 110, 50, -1],
      ],
      ([x, y, size, flip]) => glyph('piranha', { x, y, size, flip, ink: '#075a66' }),
    ) +
    glyph('piranha', {
      x: 74,
      y: 262,
      size: 190,
      turn: -24,
      ink,
      halo: coral,
      haloWidth: 0,
      base: coral,
      flush: true,
    }) +
    glyph('piranha', {
      x: 234,
      y: 270,
      size: 170,
      flip: -1,
      turn: 22,
      ink,
      base: sun,
      flush: true,
    }) +
    glyph('piranha', { x: 150, y: 322, size: 150, turn: -60, ink, base: leaf, flush: true }) +
    path('M-10 344C80 320 220 320 310 344V410H-10Z', ink) +
    saw(0, 344, 300, 14, 20, ink) +
    letter('Pesca', { x: 190, y: 16, w: 90, h: 22, fill: ink }) +
    letter('Piranha', { x: 20, y: 350, w: 260, h: 38, fill: sun, warp: top(6) }),
);
