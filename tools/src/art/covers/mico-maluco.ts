import { puppet } from '@arara/game-kit/mascots/mico';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { each, line, path, outline, rect } from '../draw/shapes.ts';
import { rise, wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, sky, blue, leaf, forest, mint } = palette;

const creeper = (d: string): string => line(d, ink, 16) + line(d, leaf, 8);

/** He comes head first out of the crowns of the trees, and bananas fly. */
export const micoMaluco = cover(
  'mico-maluco',
  'Mico Maluco',
  'Pantanal Play',
  () =>
    rect(0, 0, 300, 400, sky) +
    rays(150, 190, 18, 360, blue) +
    spikes(150, 186, 14, 96, 172, mint, { duty: 1 }) +
    glyph('monstera-leaf', {
      x: 16,
      y: 52,
      size: 150,
      turn: 150,
      ink: forest,
      halo: ink,
      haloWidth: 8,
    }) +
    glyph('monstera-leaf', {
      x: 290,
      y: 40,
      size: 160,
      turn: -150,
      ink: leaf,
      halo: ink,
      haloWidth: 8,
    }) +
    creeper('M236 -10C220 70 290 120 262 214') +
    creeper('M52 -10C70 60 10 130 36 230') +
    each(
      [
        [40, 232, 64, -34],
        [264, 226, 66, 40],
        [256, 96, 52, 160],
        [50, 112, 50, 200],
      ],
      ([x, y, size, turn]) =>
        glyph('banana-peeled', {
          x,
          y,
          size,
          turn,
          ink: sun,
          halo: ink,
          haloWidth: 9,
          base: paper,
          flush: true,
        }),
    ) +
    puppetFigure(puppet, { x: 150, y: 340, size: 262, act: 'joy', turn: -7, halo: ink }) +
    path(
      'M-6 310L40 320L84 302L132 318L180 300L226 318L262 302L306 316L306 406L-6 406Z',
      forest,
      outline(ink, 6),
    ) +
    letter('Mico', {
      x: 26,
      y: 318,
      w: 118,
      h: 30,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
      warp: rise(12),
    }) +
    letter('Maluco', {
      x: 62,
      y: 358,
      w: 218,
      h: 32,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: wave(6),
    }),
);
