import { puppet } from '@arara/game-kit/mascots/bufalo';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, sine } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, clay, teal, mint, forest } = palette;

/** A band of the island's clay: square spirals, each the other's mirror. */
const band = (y: number): string =>
  rect(0, y, 300, 38, paper, outline(ink, 5)) +
  times(8, (n) => {
    const [x, side] = [n * 38 + (n % 2 ? 32 : -2), n % 2 ? -1 : 1];
    const at = (dx: number, dy: number): string => `${x + side * dx} ${y + dy}`;
    return line(
      `M${at(2, 31)}L${at(2, 8)}L${at(28, 8)}L${at(28, 29)}L${at(11, 29)}L${at(11, 18)}L${at(19, 18)}`,
      n % 4 < 2 ? clay : ink,
      5,
    );
  });

export const mascaraMarajo = cover(
  'mascara-marajo',
  'Máscara Marajó',
  'Folia Games',
  () =>
    rect(0, 0, 300, 400, orange) +
    rays(150, 176, 20, 380, sun) +
    band(16) +
    disc(150, 186, 118, clay, outline(ink, 6)) +
    disc(150, 186, 100, teal) +
    each([16, 284], (x) =>
      glyph('palm-tree', { x, y: 190, size: 150, ink: forest, halo: ink, haloWidth: 6 }),
    ) +
    puppetFigure(puppet, { x: 150, y: 334, size: 232, act: 'look', halo: ink }) +
    each([42, 258], (x) =>
      glyph('ceremonial-mask', {
        x,
        y: 270,
        size: 100,
        ink: clay,
        base: paper,
        flush: true,
        halo: ink,
        haloWidth: 7,
      }),
    ) +
    rect(0, 316, 300, 90, teal) +
    line(sine(-20, 320, 318, 5, 50), ink, 10) +
    line(sine(-20, 320, 318, 5, 50), mint, 4) +
    letter('Máscara', { x: 70, y: 332, w: 160, h: 20, fill: paper }) +
    letter('Marajó', { x: 30, y: 364, w: 240, h: 26, fill: sun, outline: ink, outlineWidth: 6 }),
);
