import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { each, line, outline, path, rect } from '../draw/shapes.ts';
import { rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, sky, orange, pink, leaf, clay, mint } = palette;

const cloud = (x: number, y: number, size: number): string =>
  path(
    'M-30 12a14 14 0 0 1 4 -27a20 20 0 0 1 37 -3a16 16 0 0 1 21 30Z',
    paper,
    `transform="translate(${x} ${y}) scale(${size})"`,
  );

const bow = (x: number, y: number, turn: number, fill: string): string =>
  path(
    'M0 0L-17 -10V10ZM0 0L17 -10V10Z',
    fill,
    `${outline(ink, 4)} transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** A house of the hill, with its two windows. */
const house = (x: number, y: number, w: number, fill: string): string =>
  rect(x, y, w, 120, fill, outline(ink, 5)) +
  rect(x + 12, y + 16, 13, 16, ink) +
  rect(x + w - 25, y + 16, 13, 16, ink);

export const pipaAvoada = cover(
  'limbo',
  'Pipa Avoada',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, sky) +
    rays(172, 128, 20, 420, mint, { duty: 0.42 }) +
    cloud(52, 74, 1.2) +
    cloud(250, 214, 0.9) +
    line('M150 214Q108 240 130 268T92 318', ink, 5) +
    bow(124, 240, 60, sun) +
    bow(126, 276, -30, coral) +
    path('M176 22L262 118L166 222L76 110Z', coral, `${outline(ink, 9)} stroke-linejoin="round"`) +
    path('M176 34L167 210L88 110Z', sun) +
    line('M176 26L166 218M80 110L258 118', ink, 5) +
    path('M176 68L216 118L170 168Z', leaf, outline(ink, 4)) +
    each(
      [
        [-8, 284, 74, orange],
        [64, 296, 60, pink],
        [122, 280, 76, paper],
        [196, 292, 58, clay],
        [252, 278, 60, sun],
      ] as const,
      ([x, y, w, fill]) => house(x, y, w, fill),
    ) +
    path('M-10 326L310 308V410H-10Z', ink) +
    letter('Pipa', { x: 22, y: 330, w: 96, h: 23, fill: paper, warp: rise(7) }) +
    letter('Avoada', { x: 22, y: 360, w: 256, h: 32, fill: sun, warp: rise(15) }),
);
