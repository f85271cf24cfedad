import { puppet } from '@arara/game-kit/mascots/tamandua';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, wedges } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, clay, earth } = palette;

const tuft = (x: number, y: number, size: number): string =>
  glyph('high-grass', { x, y, size, ink: earth, halo: ink, haloWidth: 6 });

/** He is as large as the evening; the ants go by in single file. */
export const tamanduaGigante = cover(
  'tamandua-gigante',
  'Tamanduá Gigante',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, orange) +
    rays(214, 116, 24, 360, sun, { duty: 0.45 }) +
    disc(214, 116, 84, paper, outline(ink, 6)) +
    path('M-6 226C60 208 150 232 306 206L306 406L-6 406Z', clay, outline(ink, 6)) +
    path(
      'M224 262C226 216 238 178 256 168C270 160 280 176 286 206C290 230 296 250 302 262L302 320L224 320Z',
      earth,
      outline(ink, 6),
    ) +
    each(
      [
        [252, 206],
        [270, 226],
        [246, 238],
      ],
      ([x, y]) => disc(x, y, 6, ink),
    ) +
    wedges(226, 180, 70, 90, 9, orange, { length: 0.35, thickness: 4, direction: -1, seed: 5 }) +
    tuft(22, 240, 70) +
    tuft(282, 306, 64) +
    puppetFigure(puppet, { x: 132, y: 330, size: 296, act: 'look' }) +
    path('M-6 316L306 304L306 406L-6 406Z', sun, outline(ink, 6)) +
    times(8, (n) => glyph('ant', { x: 14 + n * 39, y: 322 - n * 1.4, size: 28, turn: 87, ink })) +
    letter('Tamanduá', { x: 24, y: 341, w: 150, h: 17, fill: ink }) +
    letter('Gigante', {
      x: 22,
      y: 364,
      w: 256,
      h: 27,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
    }),
);
