import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { flags, spikes, stars } from '../draw/patterns.ts';
import { disc, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, sky, sun, orange, leaf, coral, earth } = palette;

const bonfire =
  glyph('campfire', {
    x: 150,
    y: 286,
    size: 170,
    ink: coral,
    halo: ink,
    haloWidth: 10,
    base: sun,
    flush: true,
  }) +
  glyph('corn', {
    x: 36,
    y: 330,
    size: 96,
    turn: -14,
    ink: sun,
    halo: ink,
    haloWidth: 7,
    base: leaf,
    flush: true,
  }) +
  glyph('corn', {
    x: 266,
    y: 330,
    size: 96,
    turn: 14,
    flip: -1,
    ink: sun,
    halo: ink,
    haloWidth: 7,
    base: leaf,
    flush: true,
  });

export const noiteDeSaoJoao = cover(
  'noite-de-sao-joao',
  'Noite de São João',
  'Arraiá',
  () =>
    rect(0, 0, 300, 400, night) +
    disc(238, 86, 30, paper) +
    disc(226, 80, 26, night) +
    stars(
      [
        [30, 150],
        [88, 118],
        [200, 156],
        [268, 170],
        [150, 134],
      ],
      2,
      8,
      paper,
    ) +
    spikes(150, 318, 26, 70, 190, '#24327a', { duty: 1 }) +
    spikes(150, 318, 22, 60, 140, coral, { duty: 1 }) +
    disc(150, 318, 92, orange) +
    disc(150, 318, 70, sun) +
    path(
      'M80 196c0-40 18-60 36-60s36 20 36 60c0 14-18 20-24 28h-24c-6-8-24-14-24-28z',
      coral,
      `stroke="${ink}" stroke-width="4" transform="translate(-48 -10) scale(.8)"`,
    ) +
    path(
      'M80 196c0-40 18-60 36-60s36 20 36 60c0 14-18 20-24 28h-24c-6-8-24-14-24-28zM104 137c-10 20-10 60 0 87M128 137c10 20 10 60 0 87',
      leaf,
      `stroke="${sun}" stroke-width="4" transform="translate(160 20) scale(.7)"`,
    ) +
    path('M-5 352C80 330 220 330 305 352V410H-5Z', earth) +
    bonfire +
    flags([-6, 12], [306, 24], 20, 12, [coral, sun, leaf, sky, paper], 20) +
    flags([-6, 52], [306, 40], 16, 13, [sun, sky, coral, paper, leaf], 18) +
    rect(0, 368, 300, 40, ink) +
    letter('Noite de', {
      x: 64,
      y: 206,
      w: 172,
      h: 20,
      fill: paper,
      outline: ink,
      outlineWidth: 7,
      warp: arch(8),
    }) +
    letter('São João', { x: 20, y: 360, w: 260, h: 30, fill: sun, outline: ink, outlineWidth: 9 }),
);
