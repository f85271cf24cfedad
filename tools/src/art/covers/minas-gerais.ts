import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { hill, spikes } from '../draw/patterns.ts';
import { disc, each, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, leaf, forest, coral, earth } = palette;

const house = (x: number, y: number, w: number, fill: Ink): string =>
  rect(x, y, w, 70, fill, outline(ink, 4)) +
  path(
    `M${x - 5} ${y}L${x + w / 2} ${y - 20}L${x + w + 5} ${y}Z`,
    earth,
    `${outline(ink, 4)} stroke-linejoin="round"`,
  ) +
  rect(x + 8, y + 16, 10, 18, ink) +
  rect(x + w - 18, y + 16, 10, 18, ink);

const tower = (x: number): string =>
  rect(x, 84, 24, 136, paper, outline(ink, 5)) +
  path(`M${x - 3} 84q15 -34 30 0z`, earth, outline(ink, 4)) +
  rect(x + 11, 46, 3, 16, ink) +
  rect(x + 7, 51, 11, 3, ink) +
  disc(x + 12, 108, 6, ink);

/** One tile of the board of mines: open with a gem, the mine itself, or still closed. */
function mine(index: number): string {
  const x = 14 + (index % 5) * 55.5;
  const y = 224 + Math.floor(index / 5) * 42;
  const tile = (fill: Ink): string => rect(x, y, 50, 37, fill, 'rx="5"');
  if ([1, 7, 8, 12].includes(index)) {
    return tile(forest) + glyph('cut-diamond', { x: x + 25, y: y + 19, size: 40, ink: sun });
  }
  if (index === 10) {
    return tile(coral) + spikes(x + 25, y + 19, 9, 7, 19, sun) + disc(x + 25, y + 19, 11, ink);
  }
  return tile(blue) + path(`M${x + 6} ${y + 6}h24l-24 18z`, '#3a78ff');
}

export const minasGerais = cover(
  'mines',
  'Minas Gerais',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, sky) +
    disc(236, 70, 40, sun) +
    spikes(236, 70, 24, 44, 58, sun) +
    hill(140, 60, blue) +
    hill(168, 46, leaf, 10) +
    house(22, 150, 46, coral) +
    house(68, 138, 40, paper) +
    house(108, 152, 44, sun) +
    house(236, 148, 44, coral) +
    rect(162, 110, 64, 110, paper, outline(ink, 5)) +
    each([154, 210], tower) +
    path('M178 112q16-34 32 0z', sun, outline(ink, 4)) +
    path('M184 220v-36a10 12 0 0 1 20 0v36z', blue, outline(ink, 4)) +
    rect(-5, 214, 310, 200, ink) +
    times(15, mine) +
    letter('Minas Gerais', { x: 14, y: 358, w: 272, h: 30, fill: sun }),
);
