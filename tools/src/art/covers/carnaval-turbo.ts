import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { around, disc, each, outline, path, rect } from '../draw/shapes.ts';
import { rise, surge } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sky, sun, leaf, coral, violet } = palette;

const feathers = each([-78, -58, -39, -20, 0, 20, 39, 58, 78], (angle, index) =>
  glyph('feather', {
    x: 150 + 147 * Math.sin((angle * Math.PI) / 180),
    y: 236 - 150 * Math.cos((angle * Math.PI) / 180),
    size: 172,
    turn: angle - 45,
    ink: around([coral, sun, leaf, sky], index),
    halo: ink,
    haloWidth: 5,
    base: ink,
    flush: true,
  }),
);

export const carnavalTurbo = cover(
  'carnaval-turbo',
  'Carnaval Turbo',
  'Folia Games',
  () =>
    rect(0, 0, 300, 400, violet) +
    rays(150, 230, 28, 420, '#6c38a2', { duty: 0.5 }) +
    feathers +
    disc(150, 232, 96, sun) +
    spikes(150, 232, 30, 96, 112, sun, { duty: 0.9 }) +
    glyph('carnival-mask', {
      x: 150,
      y: 236,
      size: 318,
      ink: coral,
      halo: ink,
      haloWidth: 12,
      base: paper,
      flush: true,
    }) +
    each(
      [
        [80, 186, leaf],
        [116, 174, sky],
        [150, 168, sun],
        [184, 174, sky],
        [220, 186, leaf],
      ],
      ([x, y, fill]) => disc(x, y, 8, fill, outline(ink, 3)),
    ) +
    path('M-10 306L310 272V410H-10Z', ink) +
    each([coral, sun, leaf], (fill, row) =>
      path(
        `M-10 ${308 + row * 9}L${150 - row * 40} ${291 + row * 12}v3L-10 ${312 + row * 9}Z`,
        fill,
      ),
    ) +
    letter('Carnaval', { x: 24, y: 326, w: 220, h: 26, fill: paper, warp: rise(22) }) +
    letter('Turbo', {
      x: 24,
      y: 352,
      w: 254,
      h: 40,
      fill: sun,
      warp: surge(26, 8),
    }),
);
