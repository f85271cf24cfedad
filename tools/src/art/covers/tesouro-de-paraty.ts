import { puppet } from '@arara/game-kit/mascots/papagaio';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { sine, wedges } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, orange, clay, coral, teal, mint, forest } = palette;

/** A house of the port: white walls, a tiled roof, door and window frames of one colour. */
const house = (x: number, w: number, high: number, trim: string): string =>
  rect(x, 196 - high, w, high, paper, outline(ink, 4)) +
  path(
    `M${x - 6} ${198 - high}L${x + w / 2} ${178 - high}L${x + w + 6} ${198 - high}Z`,
    clay,
    outline(ink, 4),
  ) +
  rect(x + 8, 212 - high, 14, 22, trim, outline(ink, 3)) +
  rect(x + w - 22, 212 - high, 14, 22, trim, outline(ink, 3)) +
  rect(x + w / 2 - 8, 168, 16, 28, trim, outline(ink, 3));

const port =
  path('M-4 196V96Q60 44 132 92T304 70V196Z', forest, outline(ink, 4)) +
  wedges(0, 84, 300, 60, 14, teal, { length: 0.4, thickness: 3, direction: 1, seed: 9 }) +
  house(2, 66, 62, blue) +
  house(70, 54, 50, coral) +
  house(236, 62, 58, teal) +
  rect(0, 194, 300, 16, orange, outline(ink, 4));

const water = each([sky, teal, blue], (fill, row) =>
  path(sine(-20 - row * 18, 320, 214 + row * 26, 6, 44) + 'V420H-60Z', fill, outline(ink, 3)),
);

export const tesouroDeParaty = cover(
  'tesouro-de-paraty',
  'Tesouro de Paraty',
  'Pantanal Play',
  () =>
    rect(0, 0, 300, 400, mint) +
    disc(216, 70, 58, sun, outline(ink, 5)) +
    port +
    water +
    glyph('galleon', { x: 256, y: 236, size: 104, ink: paper, halo: ink, haloWidth: 8 }) +
    glyph('open-treasure-chest', {
      x: 46,
      y: 282,
      size: 104,
      turn: -6,
      ink: sun,
      halo: ink,
      haloWidth: 8,
      base: clay,
    }) +
    puppetFigure(puppet, { x: 148, y: 330, size: 212, act: 'look', halo: ink }) +
    path('M-4 324C70 312 230 312 304 324L304 404L-4 404Z', blue, outline(ink, 5)) +
    letter('Tesouro de', { x: 62, y: 332, w: 176, h: 20, fill: paper, warp: arch(-5) }) +
    letter('Paraty', {
      x: 36,
      y: 360,
      w: 228,
      h: 30,
      fill: sun,
      outline: ink,
      outlineWidth: 8,
      warp: arch(-5),
    }),
);
