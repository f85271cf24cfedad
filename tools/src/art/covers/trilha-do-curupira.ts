import { puppet } from '@arara/game-kit/mascots/curupira';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { each, line, outline, path, rect } from '../draw/shapes.ts';
import { arch, rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, leaf, forest, mint } = palette;

/** A trunk with its roots, and the cuts of its bark. */
const trunk = (x: number, wide: number): string =>
  path(
    `M${x} -10L${x + wide} -10L${x + wide + 4} 250Q${x + wide + 8} 296 ${x + wide + 34} 318L${x - 34} 318Q${x - 8} 296 ${x - 4} 250Z`,
    forest,
    outline(ink, 5),
  ) +
  line(`M${x + wide * 0.35} 30V110M${x + wide * 0.7} 90V190M${x + wide * 0.3} 170V262`, leaf, 4);

/** Steps that lead away from where he went. */
const steps = each(
  [
    [70, 348, 34, 62],
    [132, 340, 34, 74],
    [196, 346, 36, 66],
    [258, 336, 38, 78],
  ],
  ([x, y, size, turn]) => glyph('footprint', { x, y, size, turn, ink: forest }),
);

export const trilhaDoCurupira = cover(
  'trilha-do-curupira',
  'Trilha do Curupira',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, mint) +
    rays(150, 170, 20, 380, paper) +
    trunk(12, 34) +
    trunk(250, 42) +
    each(
      [
        [20, 62, 96, 150],
        [284, 46, 110, -150],
        [286, 232, 84, 20],
        [12, 236, 84, -20],
      ],
      ([x, y, size, turn]) =>
        glyph('fern', { x, y, size, turn, ink: leaf, halo: ink, haloWidth: 7 }),
    ) +
    path('M-6 318C60 298 104 312 150 306S250 300 306 316V410H-6Z', orange, outline(ink, 6)) +
    puppetFigure(puppet, { x: 148, y: 334, size: 254, act: 'joy', halo: ink }) +
    steps +
    path('M-6 352C70 342 130 356 180 350S260 346 306 352V410H-6Z', ink) +
    letter('Trilha do', {
      x: 18,
      y: 14,
      w: 122,
      h: 26,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
      warp: rise(6),
    }) +
    letter('Curupira', { x: 28, y: 362, w: 244, h: 28, fill: sun, warp: arch(3) }),
);
