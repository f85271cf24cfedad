import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sun, orange, coral, clay } = palette;

const bands = each([sun, orange, coral, clay, ink], (fill, row) =>
  rect(0, 250 + row * 30, 300, 30, fill),
);

export const aviaozinho = cover(
  'crash',
  'Aviãozinho',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, paper) +
    disc(96, 250, 78, coral) +
    disc(96, 250, 62, sun) +
    bands +
    path(
      'M-10 372C110 360 160 300 182 188L198 192C184 320 120 392 -10 404Z',
      blue,
      outline(ink, 4),
    ) +
    path('M-10 384C114 372 168 306 187 196L192 197C178 316 120 388 -10 394Z', paper) +
    glyph('commercial-airplane', {
      x: 208,
      y: 162,
      size: 164,
      turn: -10,
      ink: blue,
      halo: ink,
      haloWidth: 10,
      base: paper,
      flush: true,
    }) +
    each(
      [
        [24, 130, 70],
        [16, 204, 56],
      ],
      ([x, y, w]) =>
        path(
          `M${x} ${y}h${w}a10 10 0 0 0-14-14a17 17 0 0 0-30-4a12 12 0 0 0-${w - 54} 18z`,
          'none',
          outline(ink, 3.5),
        ),
    ) +
    letter('Aviãozinho', { x: 18, y: 46, w: 264, h: 36, fill: ink }) +
    glyph('palm-tree', { x: 40, y: 356, size: 120, ink }) +
    glyph('palm-tree', { x: 100, y: 380, size: 90, flip: -1, ink }) +
    letter('x 24,80', { x: 172, y: 354, w: 108, h: 28, fill: sun }),
);
