import { puppet } from '@arara/game-kit/mascots/cavalo';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { hill, rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, orange, leaf, forest, clay, coral } = palette;

/** An araucaria, the tree like a candlestick. */
const araucaria = (x: number, y: number, u: number): string =>
  path(`M${x - 2 * u} ${y}L${x - u} ${y - 26 * u}h${2 * u}L${x + 2 * u} ${y}Z`, ink) +
  path(
    `M${x - 15 * u} ${y - 34 * u}Q${x - 11 * u} ${y - 23 * u} ${x} ${y - 22 * u}Q${x + 11 * u} ${y - 23 * u} ${x + 15 * u} ${y - 34 * u}Q${x} ${y - 26 * u} ${x - 15 * u} ${y - 34 * u}Z`,
    ink,
  ) +
  path(
    `M${x - 10 * u} ${y - 40 * u}Q${x} ${y - 22 * u} ${x + 10 * u} ${y - 40 * u}Q${x} ${y - 34 * u} ${x - 10 * u} ${y - 40 * u}Z`,
    ink,
  );

/** The hem of a poncho: steps of the loom in two inks. */
const hem = (y: number): string =>
  rect(0, y, 300, 22, sun, outline(ink, 4)) +
  times(10, (n) => {
    const x = n * 30;
    return path(
      `M${x + 3} ${y + 14}h6v-6h6v-5h6v5h6v6h-6v5h-12v-5Z`,
      n % 2 ? blue : coral,
      outline(ink, 2),
    );
  });

export const cavaloCrioulo = cover(
  'cavalo-crioulo',
  'Cavalo Crioulo',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, sky) +
    rays(100, 150, 24, 380, paper, { duty: 0.4 }) +
    disc(100, 150, 90, orange, outline(ink, 6)) +
    disc(100, 150, 72, sun) +
    hill(232, 40, forest, 8) +
    araucaria(26, 232, 1.5) +
    araucaria(58, 230, 0.9) +
    hill(268, 34, leaf, -8) +
    each([18, 62], (x, n) =>
      glyph('wheat', { x, y: 286 - n * 6, size: 84, ink: sun, halo: ink, haloWidth: 5 }),
    ) +
    puppetFigure(puppet, { x: 182, y: 318, size: 300, act: 'tension', turn: -2, halo: ink }) +
    rect(0, 310, 300, 92, clay) +
    hem(306) +
    letter('Cavalo', { x: 26, y: 338, w: 116, h: 19, fill: paper }) +
    letter('Crioulo', { x: 24, y: 364, w: 252, h: 26, fill: sun, outline: ink, outlineWidth: 6 }),
);
