import { puppet } from '@arara/game-kit/mascots/bugio';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, leaf, forest, violet, mint } = palette;

/** The howl, in rings that go through the whole forest. */
const howl = each([178, 142, 106], (reach, n) =>
  disc(150, 176, reach, n % 2 ? orange : paper, outline(ink, 5)),
);

export const batuqueDoBugio = cover(
  'batuque-do-bugio',
  'Batuque do Bugio',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, orange) +
    rays(150, 176, 22, 400, sun) +
    howl +
    rays(150, 176, 16, 104, mint) +
    each(
      [
        [14, 36, 130, 140, forest],
        [288, 30, 140, -140, leaf],
        [4, 262, 110, 60, leaf],
        [298, 256, 116, -60, forest],
      ],
      ([x, y, size, turn, fill]) =>
        glyph('monstera-leaf', { x, y, size, turn, ink: fill, halo: ink, haloWidth: 8 }),
    ) +
    each(
      [
        [64, 96, 46, -14],
        [236, 92, 50, 12],
      ],
      ([x, y, size, turn]) =>
        glyph('musical-notes', { x, y, size, turn, ink: paper, halo: ink, haloWidth: 11 }),
    ) +
    puppetFigure(puppet, { x: 146, y: 344, size: 258, act: 'joy', halo: ink }) +
    path('M-6 330L40 322L90 334L150 324L210 334L262 322L306 332V410H-6Z', violet, outline(ink, 6)) +
    letter('Batuque', {
      x: 22,
      y: 336,
      w: 256,
      h: 30,
      fill: sun,
      outline: ink,
      outlineWidth: 9,
      warp: wave(4),
    }) +
    letter('do Bugio', {
      x: 88,
      y: 371,
      w: 124,
      h: 18,
      fill: paper,
      outline: ink,
      outlineWidth: 6,
    }),
);
