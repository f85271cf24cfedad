import { puppet } from '@arara/game-kit/mascots/cigarra';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, sun, orange, coral, violet, leaf, forest, pink } = palette;

export const violaDeOuro = cover(
  'viola-de-ouro',
  'Viola de Ouro',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, night) +
    rays(150, 172, 20, 380, violet) +
    spikes(150, 172, 36, 110, 136, orange, { duty: 0.9 }) +
    disc(150, 172, 116, sun, outline(ink, 6)) +
    disc(150, 172, 92, orange) +
    stars(
      [
        [270, 36],
        [36, 98],
        [284, 250],
      ],
      4,
      12,
      paper,
    ) +
    each(
      [
        [44, 44, 60, -12],
        [256, 92, 52, 10],
      ],
      ([x, y, size, turn]) =>
        glyph('musical-notes', { x, y, size, turn, ink: pink, halo: ink, haloWidth: 6 }),
    ) +
    each([26, 274], (x, n) =>
      glyph('curled-leaf', {
        x,
        y: 278,
        size: 110,
        turn: n ? 30 : -30,
        flip: n ? -1 : 1,
        ink: leaf,
        base: forest,
        halo: ink,
        haloWidth: 6,
      }),
    ) +
    puppetFigure(puppet, { x: 152, y: 328, size: 264, act: 'joy', halo: ink }) +
    path('M-4 318Q150 296 304 318V404H-4Z', coral, outline(ink, 6)) +
    letter('Viola de', { x: 84, y: 324, w: 132, h: 18, fill: paper, warp: arch(5) }) +
    letter('Ouro', {
      x: 56,
      y: 354,
      w: 188,
      h: 34,
      fill: sun,
      outline: ink,
      outlineWidth: 9,
      warp: arch(6),
    }),
);
