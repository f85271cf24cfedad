import { puppet } from '@arara/game-kit/mascots/jacare';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { sine, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, sun, forest, teal, mint } = palette;

const water = each([teal, '#0a5f6b', forest, night], (fill, row) =>
  path(sine(-40 - row * 26, 340, 300 + row * 26, 6, 52) + 'V420H-60Z', fill, outline(ink, 3)),
);

const reed = (x: number, y: number, size: number, flip: 1 | -1): string =>
  glyph('reed', { x, y, size, flip, ink: mint, halo: ink, haloWidth: 6 });

export const luaDoPantanal = cover(
  'lua-do-pantanal',
  'Lua do Pantanal',
  'Pantanal Play',
  () =>
    rect(0, 0, 300, 400, night) +
    disc(150, 128, 146, '#10304a') +
    disc(150, 128, 118, sun) +
    disc(112, 100, 16, '#f0b01f') +
    disc(186, 88, 10, '#f0b01f') +
    disc(196, 158, 20, '#f0b01f') +
    stars(
      [
        [24, 36],
        [276, 50],
        [20, 220],
        [284, 214],
      ],
      3,
      9,
      paper,
    ) +
    glyph('shoebill-stork', {
      x: 252,
      y: 208,
      size: 104,
      flip: -1,
      ink,
      halo: paper,
      haloWidth: 5,
    }) +
    puppetFigure(puppet, { x: 128, y: 352, size: 252, act: 'joy', turn: -3, halo: ink }) +
    water +
    reed(22, 282, 110, 1) +
    reed(280, 290, 96, -1) +
    letter('Lua do', {
      x: 84,
      y: 318,
      w: 132,
      h: 24,
      fill: paper,
      outline: ink,
      outlineWidth: 8,
      warp: wave(3),
    }) +
    letter('Pantanal', {
      x: 22,
      y: 350,
      w: 256,
      h: 38,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: wave(-4),
    }),
);
