import { puppet } from '@arara/game-kit/mascots/sereia';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { sine, spikes, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, blue, sky, sun, coral, violet, pink, teal, deepBlue } = palette;

const sea = each([sky, teal, blue, deepBlue], (fill, row) =>
  path(sine(-30 - row * 24, 330, 268 + row * 18, 9, 56) + 'V420H-60Z', fill, outline(ink, 4)),
);

export const sereiaDoMar = cover(
  'sereia-do-mar',
  'Sereia do Mar',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, violet) +
    spikes(150, 168, 36, 128, 152, night, { duty: 0.6 }) +
    disc(150, 168, 128, paper, outline(ink, 6)) +
    disc(150, 168, 112, pink) +
    stars(
      [
        [26, 34],
        [272, 30],
        [20, 206],
        [284, 200],
        [40, 96],
        [262, 104],
      ],
      3,
      10,
      sun,
    ) +
    glyph('coral', { x: 34, y: 244, size: 112, turn: -8, ink: coral, halo: ink, haloWidth: 8 }) +
    glyph('coral', { x: 270, y: 240, size: 118, turn: 8, ink: sun, halo: ink, haloWidth: 8 }) +
    puppetFigure(puppet, { x: 150, y: 302, size: 240, act: 'idle', halo: ink }) +
    sea +
    glyph('oyster-pearl', { x: 52, y: 306, size: 70, ink: paper, halo: ink, haloWidth: 7 }) +
    glyph('seahorse', { x: 254, y: 300, size: 78, ink: sun, halo: ink, haloWidth: 7 }) +
    letter('Sereia', {
      x: 72,
      y: 312,
      w: 156,
      h: 36,
      fill: paper,
      outline: ink,
      outlineWidth: 8,
      warp: wave(5),
    }) +
    letter('do Mar', {
      x: 84,
      y: 358,
      w: 132,
      h: 28,
      fill: sun,
      outline: ink,
      outlineWidth: 8,
      warp: wave(-4),
    }),
);
