import { puppet } from '@arara/game-kit/mascots/periquito';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, coral, leaf, forest, earth, mint } = palette;

type Place = readonly [x: number, y: number, size: number, turn: number];
const put = ([x, y, size, turn]: Place, drawing: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${drawing}</g>`;

/** A long leaf of a mango tree, which hangs from its stalk. */
const blade = (place: Place): string =>
  put(
    place,
    path('M0 0C22 22 26 66 0 108C-26 66 -22 22 0 0Z', leaf, outline(ink, 6)) +
      line('M0 14L0 86', forest, 6),
  );

const mango = (place: Place): string =>
  put(
    place,
    line('M0 -34L0 2', ink, 6) +
      path('M0 0C34 -4 44 34 26 62C12 84 -18 82 -28 56C-40 26 -28 2 0 0Z', sun, outline(ink, 6)) +
      path('M6 6C30 8 34 34 24 56C18 66 10 72 0 73C20 50 20 26 6 6Z', coral),
  );

/** One of the flock on the wing. */
const flyer = (place: Place): string =>
  put(
    place,
    path('M-8 4L-52 22L-44 8L-54 0L-12 -10Z', forest, outline(ink, 5)) +
      path('M-22 -6C-8 -24 26 -26 36 -4C32 16 0 22 -22 10Z', leaf, outline(ink, 5)) +
      path('M-6 -2C-22 -24 -26 -48 -14 -62C10 -50 20 -28 16 -4Z', mint, outline(ink, 5)) +
      path('M30 -14C44 -16 52 -6 50 6C44 0 38 -2 32 0Z', orange, outline(ink, 4)) +
      disc(22, -8, 4, ink),
  );

export const algazarra = cover(
  'algazarra',
  'Algazarra',
  'Pantanal Play',
  () =>
    rect(0, 0, 300, 400, orange) +
    rays(150, 190, 30, 340, sun, { duty: 0.5 }) +
    path(
      'M-10 -10L310 -10L310 74Q286 116 250 92Q222 122 186 96Q150 122 112 96Q80 122 48 94Q16 116 -10 76Z',
      forest,
      outline(ink, 6),
    ) +
    each(
      [
        [30, 40, 0.8, 24],
        [78, 54, 0.72, -14],
        [222, 54, 0.72, 12],
        [272, 40, 0.8, -22],
        [124, 20, 0.6, 30],
        [180, 20, 0.6, -30],
      ],
      blade,
    ) +
    each(
      [
        [50, 116, 0.62, 6],
        [256, 106, 0.72, -6],
      ],
      mango,
    ) +
    each(
      [
        [44, 210, 0.62, -16],
        [262, 218, 0.5, 12],
      ],
      flyer,
    ) +
    puppetFigure(puppet, { x: 146, y: 312, size: 232, act: 'joy', halo: ink }) +
    path('M-10 292Q60 276 150 290T310 284L310 330L-10 330Z', earth, outline(ink, 6)) +
    line('M10 304Q90 292 160 304M196 300Q250 294 296 298', ink, 4) +
    rect(-10, 322, 320, 90, forest, outline(ink, 6)) +
    letter('Algazarra', {
      x: 18,
      y: 338,
      w: 264,
      h: 42,
      fill: sun,
      outline: ink,
      outlineWidth: 11,
      block: paper,
      warp: wave(4),
    }),
);
