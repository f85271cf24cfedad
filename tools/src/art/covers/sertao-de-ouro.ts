import { puppet } from '@arara/game-kit/mascots/bode';
import { frame } from '../draw/frames.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { spikes, wedges } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, line, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, orange, leaf, clay } = palette;

const cactus =
  path(
    'M30 340V196a16 16 0 0 1 32 0v58h8v-34a12 12 0 0 1 24 0v44a16 16 0 0 1-16 16H62v60zM30 302H18a16 16 0 0 1-16-16v-36a12 12 0 0 1 24 0v26h4z',
    leaf,
    `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
  ) + line('M40 206v124M51 202v132M82 222v34', ink, 2.5, 'stroke-dasharray="5 6"');

export const sertaoDeOuro = cover(
  'sertao-de-ouro',
  'Sertão de Ouro',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, paper) +
    spikes(166, 150, 24, 112, 158, ink, { duty: 0.6 }) +
    spikes(166, 150, 24, 112, 138, ink, { offset: 0.5, duty: 0.5 }) +
    disc(166, 150, 112, orange, outline(ink, 6)) +
    wedges(96, 66, 140, 44, 6, clay, { thickness: 4, seed: 2 }) +
    path('M-10 306C60 286 120 296 180 302S280 286 310 296V410H-10Z', orange, outline(ink, 5)) +
    wedges(-10, 310, 320, 40, 7, ink, { thickness: 4, length: 0.4, seed: 12 }) +
    cactus +
    puppetFigure(puppet, { x: 166, y: 352, size: 240, act: 'idle', halo: ink }) +
    frame(ink, 8) +
    frame(ink, 2, 12) +
    rect(0, 346, 300, 60, ink) +
    letter('Sertão de Ouro', { x: 20, y: 360, w: 260, h: 28, fill: orange }),
);
