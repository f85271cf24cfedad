import { puppet } from '@arara/game-kit/mascots/carranca';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, saw, sine } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect, times } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, blue, sky, teal, clay } = palette;

/** The river by its waves, wider the nearer they are. */
const river = times(7, (row) =>
  line(
    sine(-40 - row * 18, 340, 196 + row * 22, 4 + row, 44 + row * 10),
    row % 2 ? paper : sky,
    4 + row * 0.6,
  ),
);

/** The planks of the bow, nailed to its stem. */
const bow =
  path('M-8 326C60 318 110 300 150 284C190 300 240 318 308 326V410H-8Z', blue, outline(ink, 6)) +
  saw(-8, 352, 316, 14, 14, sun) +
  each([30, 78, 222, 270], (x) => disc(x, 332, 4, ink));

export const carrancaDoVelhoChico = cover(
  'carranca-do-velho-chico',
  'Carranca do Velho Chico',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, clay) +
    rays(150, 168, 24, 380, orange) +
    disc(150, 160, 118, sun, outline(ink, 5)) +
    rect(-6, 190, 312, 220, teal, outline(ink, 5)) +
    river +
    bow +
    puppetFigure(puppet, { x: 150, y: 340, size: 270, act: 'joy', halo: ink }) +
    rect(-6, 332, 312, 80, ink) +
    saw(-6, 333, 312, 9, 18, sun) +
    letter('Carranca', { x: 24, y: 344, w: 252, h: 28, fill: sun, warp: arch(2) }) +
    letter('do Velho Chico', { x: 52, y: 379, w: 196, h: 14, fill: paper }),
);
