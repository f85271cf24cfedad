import { puppet } from '@arara/game-kit/mascots/ema';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { hill, rays, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect, times } from '../draw/shapes.ts';
import { rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, coral, clay, leaf, forest, violet } = palette;

/** The finish is a band of squares across the course. */
const squares = times(34, (index) =>
  rect((index % 17) * 18 - 2 + (index < 17 ? 0 : 9), index < 17 ? 304 : 313, 9, 9, ink),
);

/** She crosses the line, and the dust of the cerrado stands behind her. */
export const corridaDaEma = cover(
  'corrida-da-ema',
  'Corrida da Ema',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, sun) +
    rays(176, 168, 22, 380, orange, { duty: 0.46 }) +
    disc(176, 168, 112, coral, outline(ink, 6)) +
    spikes(176, 168, 36, 90, 106, clay, { duty: 0.6 }) +
    glyph('beech', { x: 262, y: 216, size: 98, ink: forest, halo: ink, haloWidth: 9 }) +
    path('M-6 262C50 226 96 236 140 250S240 226 306 254L306 320L-6 320Z', violet, outline(ink, 6)) +
    each(
      [
        [18, 150, 74],
        [2, 178, 60],
        [14, 208, 50],
      ],
      ([x, y, long]) => line(`M${x} ${y}L${x + long} ${y}`, ink, 6),
    ) +
    hill(284, 12, clay) +
    glyph('dust-cloud', { x: 40, y: 272, size: 84, ink: paper, halo: ink, haloWidth: 9 }) +
    puppetFigure(puppet, { x: 138, y: 308, size: 224, act: 'joy', turn: 4, halo: ink }) +
    rect(-6, 302, 312, 22, paper, outline(ink, 5)) +
    squares +
    rect(-6, 325, 312, 80, leaf, outline(ink, 5)) +
    letter('Corrida', {
      x: 20,
      y: 340,
      w: 172,
      h: 24,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
      warp: rise(8),
    }) +
    letter('da Ema', {
      x: 104,
      y: 364,
      w: 176,
      h: 26,
      fill: sun,
      outline: ink,
      outlineWidth: 9,
      warp: rise(8),
    }),
);
