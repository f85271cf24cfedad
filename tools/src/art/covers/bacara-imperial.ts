import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, forest, leaf, coral, clay, violet } = palette;

/** A card around its middle. */
const card = (face: string, suit: string, pip: Ink, place: string): string =>
  `<g transform="${place}">` +
  rect(-58, -82, 116, 164, paper, `rx="12" ${outline(ink, 6)}`) +
  glyph(suit, { x: 4, y: 20, size: 84, ink: pip }) +
  letter(face, { x: -48, y: -72, w: 30, h: 36, fill: pip }) +
  '</g>';

/** An imperial palm: a straight white stem under a crown of leaves. */
const palm = (x: number, y: number): string =>
  rect(x - 7, y, 14, 320 - y, paper, outline(ink, 4)) +
  rect(x - 9, y, 18, 30, leaf, outline(ink, 4)) +
  each([-1, 1], (side) =>
    path(
      `M${x} ${y + 4}C${x + side * 18} ${y - 40} ${x + side * 58} ${y - 34} ${x + side * 62} ${y + 12}` +
        `C${x + side * 46} ${y - 8} ${x + side * 32} ${y - 8} ${x} ${y + 4}Z` +
        `M${x} ${y + 6}C${x + side * 24} ${y + 2} ${x + side * 44} ${y + 20} ${x + side * 40} ${y + 48}` +
        `C${x + side * 30} ${y + 26} ${x + side * 18} ${y + 18} ${x} ${y + 6}Z`,
      leaf,
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
    ),
  );

/** The crown, with its arches, its pearls and the orb. */
const crown =
  path(
    'M84 104C58 66 84 34 116 44C128 20 172 20 184 44C216 34 242 66 216 104Z',
    clay,
    `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  each(
    ['M100 102C78 72 92 46 118 50', 'M200 102C222 72 208 46 182 50', 'M150 102V34'],
    (d) =>
      path(d, 'none', `stroke="${ink}" stroke-width="17" stroke-linecap="round"`) +
      path(d, 'none', `stroke="${sun}" stroke-width="9" stroke-linecap="round"`),
  ) +
  disc(150, 26, 13, sun, outline(ink, 5)) +
  path('M146 -4h8v8h8v8h-8v8h-8v-8h-8v-8h8Z', sun, outline(ink, 4)) +
  path(
    'M80 100Q150 84 220 100L214 128Q150 114 86 128Z',
    sun,
    `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  each([108, 136, 164, 192], (x, n) =>
    disc(x, n === 0 || n === 3 ? 111 : 107, 6, n % 2 ? coral : leaf, outline(ink, 3)),
  );

export const bacaraImperial = cover(
  'baccarat',
  'Bacará Imperial',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, violet) +
    rays(150, 190, 26, 330, '#6d3aa3', { duty: 0.5 }) +
    disc(150, 196, 112, orange, outline(ink, 5)) +
    palm(38, 128) +
    palm(262, 128) +
    card('K', 'clubs', ink, 'translate(96 232) rotate(-19)') +
    card('K', 'diamonds', coral, 'translate(204 232) rotate(19)') +
    card('9', 'hearts', coral, 'translate(150 218)') +
    `<g transform="translate(0 16)">${crown}</g>` +
    rect(-5, 306, 310, 100, ink) +
    rect(-5, 302, 310, 9, forest, outline(ink, 4)) +
    letter('Bacará', { x: 76, y: 322, w: 148, h: 24, fill: paper, warp: arch(-4) }) +
    letter('Imperial', { x: 24, y: 354, w: 252, h: 32, fill: sun }),
);
