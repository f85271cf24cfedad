import { frame } from '../draw/frames.ts';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, saw } from '../draw/patterns.ts';
import { outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, forest, coral } = palette;

export const cafeImperial = cover(
  'cafe-imperial',
  'Café Imperial',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, forest) +
    times(5, (r) =>
      times(4, (c) =>
        glyph('coffee-beans', {
          x: c * 100 + (r % 2) * 50,
          y: r * 84 + 20,
          size: 66,
          turn: r * 40 + c * 70,
          ink: '#0f6448',
        }),
      ),
    ) +
    path('M40 330V170a110 110 0 0 1 220 0v160z', sun, outline(ink, 7)) +
    path('M56 330V172a94 94 0 0 1 188 0v158z', coral, outline(ink, 3)) +
    rays(150, 190, 20, 90, orange, { duty: 0.5 }) +
    glyph('imperial-crown', {
      x: 150,
      y: 150,
      size: 150,
      ink,
      halo: sun,
      haloWidth: 5,
      base: paper,
      flush: true,
    }) +
    glyph('coffee-cup', {
      x: 150,
      y: 262,
      size: 146,
      ink,
      halo: paper,
      haloWidth: 7,
      base: paper,
      flush: true,
    }) +
    path('M-10 326H310V410H-10Z', ink) +
    saw(0, 327, 300, 10, 15, sun) +
    letter('Café Imperial', { x: 22, y: 350, w: 256, h: 34, fill: paper }) +
    frame(sun, 4, 5),
);
