import { puppet } from '@arara/game-kit/mascots/caranguejo';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, teal, forest, earth, leaf } = palette;

/** The roots of a mangrove tree: they come down in arches and stand in the mud. */
const root = (x: number, reach: number, top: number): string =>
  `M${x} ${top}Q${x + reach * 0.9} ${top + 40} ${x + reach} 330`;
const roots = [
  [70, -64, 60],
  [70, -20, 76],
  [70, 34, 70],
  [230, 64, 60],
  [230, 20, 76],
  [230, -34, 70],
] as const;

const shell = (x: number, y: number, size: number): string =>
  glyph('gold-shell', { x, y, size, ink: orange, base: sun, flush: true, halo: ink, haloWidth: 7 });

export const mangueDourado = cover(
  'mangue-dourado',
  'Mangue Dourado',
  'Pantanal Play',
  () =>
    rect(0, 0, 300, 400, teal) +
    rays(150, 120, 22, 330, forest) +
    disc(150, 128, 104, sun, outline(ink, 6)) +
    each(roots, ([x, reach, top]) => {
      const d = root(x, reach, top);
      return line(d, ink, 20) + line(d, earth, 11);
    }) +
    path(
      'M-10 -10L310 -10L310 44Q270 78 232 52Q196 84 150 56Q104 84 68 52Q30 78 -10 44Z',
      leaf,
      outline(ink, 6),
    ) +
    path('M-10 -10L310 -10L310 18Q270 44 232 24Q196 50 150 26Q104 50 68 24Q30 44 -10 18Z', forest) +
    puppetFigure(puppet, { x: 140, y: 312, size: 204, act: 'joy', halo: paper }) +
    path(
      'M-10 296Q40 282 82 298Q150 318 218 298Q262 282 310 296L310 410L-10 410Z',
      earth,
      outline(ink, 6),
    ) +
    shell(34, 296, 44) +
    shell(264, 300, 50) +
    shell(150, 312, 38) +
    letter('Mangue', {
      x: 30,
      y: 320,
      w: 240,
      h: 28,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
    }) +
    letter('Dourado', {
      x: 22,
      y: 356,
      w: 256,
      h: 30,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: wave(3),
    }),
);
