import { puppet } from '@arara/game-kit/mascots/garca';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { sine, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, line, outline, path, rect, times } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, sky, blue, coral, teal, mint } = palette;

/** The sail of a raft: one sheet on a bent mast, with a band and a sun. */
const sail =
  line('M62 322C66 200 92 90 150 14', ink, 13) +
  line('M62 322C66 200 92 90 150 14', orange, 5) +
  path(
    'M146 18C236 72 286 170 292 282C220 300 140 304 70 296C76 196 98 96 146 18Z',
    coral,
    outline(ink, 6),
  ) +
  path('M84 206C150 196 220 196 278 204L285 236C216 226 148 228 78 240Z', paper, outline(ink, 4)) +
  path('M112 96C134 88 168 88 196 94L218 122C178 114 138 116 102 124Z', paper, outline(ink, 4));

const sea = times(6, (row) =>
  line(sine(-30 - row * 21, 340, 312 + row * 17, 5, 52), row % 2 ? sky : mint, 5),
);

export const jangadaDaGarca = cover(
  'jangada-da-garca',
  'Jangada da Garça',
  'Folia Games',
  () =>
    rect(0, 0, 300, 400, sky) +
    spikes(54, 64, 16, 40, 76, sun, { duty: 1 }) +
    disc(54, 64, 38, sun, outline(ink, 5)) +
    sail +
    rect(-6, 292, 312, 120, blue, outline(ink, 6)) +
    sea +
    puppetFigure(puppet, { x: 136, y: 326, size: 232, act: 'joy', halo: ink }) +
    path('M-6 326q26 -16 52 0t52 0t52 0t52 0t52 0t52 0V410H-6Z', teal, outline(ink, 6)) +
    letter('Jangada', {
      x: 24,
      y: 336,
      w: 252,
      h: 30,
      fill: sun,
      outline: ink,
      outlineWidth: 9,
      warp: wave(4),
    }) +
    letter('da Garça', {
      x: 84,
      y: 371,
      w: 132,
      h: 17,
      fill: paper,
      outline: ink,
      outlineWidth: 6,
    }),
);
