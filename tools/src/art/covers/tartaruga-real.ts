import { puppet } from '@arara/game-kit/mascots/tartaruga';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, sine } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, coral, pink, deepBlue, mint } = palette;

const reef = (x: number, y: number, size: number, turn: number, fill: string): string =>
  glyph('coral', { x, y, size, turn, ink: fill, halo: ink, haloWidth: 9 });

/** The queen of the reef comes up to the light, with the map in her lap. */
export const tartarugaReal = cover(
  'tartaruga-real',
  'Tartaruga Real',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, blue) +
    rays(150, -40, 26, 420, sky, { duty: 0.42, offset: 0.3 }) +
    path(`${sine(-20, 320, 34, 9, 64)}L340 -10L-20 -10Z`, mint, outline(ink, 6)) +
    line(sine(-40, 320, 56, 8, 64), paper, 4) +
    path('M-6 300C30 250 60 292 96 262L204 262C240 292 270 246 306 300L306 406L-6 406Z', deepBlue) +
    reef(38, 222, 150, -8, coral) +
    reef(266, 226, 146, 10, pink) +
    each(
      [
        [44, 112, 9],
        [62, 88, 5],
        [252, 104, 11],
        [238, 76, 6],
        [268, 132, 5],
      ],
      ([x, y, r]) => disc(x, y, r, mint, outline(ink, 3)),
    ) +
    glyph('tropical-fish', { x: 262, y: 168, size: 46, ink: sun, halo: ink, haloWidth: 8 }) +
    puppetFigure(puppet, { x: 150, y: 318, size: 244, act: 'idle', halo: ink }) +
    path('M-6 326C40 312 100 330 150 322S250 312 306 326L306 406L-6 406Z', sun, outline(ink, 6)) +
    glyph('sea-star', { x: 30, y: 330, size: 44, turn: -14, ink: coral, halo: ink, haloWidth: 7 }) +
    glyph('spiral-shell', { x: 272, y: 332, size: 42, ink: paper, halo: ink, haloWidth: 7 }) +
    letter('Tartaruga', { x: 58, y: 336, w: 184, h: 22, fill: ink, warp: arch(3) }) +
    letter('Real', {
      x: 84,
      y: 366,
      w: 132,
      h: 26,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
    }),
);
