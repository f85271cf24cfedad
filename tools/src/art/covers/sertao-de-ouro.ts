import { frame } from '../draw/frames.ts';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { spikes, wedges } from '../draw/patterns.ts';
import { disc, line, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, orange, leaf, coral } = palette;

export const sertaoDeOuro = cover(
  'sertao-de-ouro',
  'Sertão de Ouro',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, paper) +
    disc(160, 176, 86, orange) +
    spikes(160, 176, 22, 92, 132, ink, { duty: 0.6 }) +
    spikes(160, 176, 22, 92, 116, ink, { offset: 0.5, duty: 0.5 }) +
    disc(160, 176, 86, 'none', outline(ink, 6)) +
    disc(132, 160, 8, ink) +
    disc(188, 160, 8, ink) +
    line('M128 202q32 26 64 0', ink, 6) +
    path('M160 160l-12 30h20', 'none', `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) +
    disc(118, 192, 11, coral) +
    disc(202, 192, 11, coral) +
    wedges(100, 110, 110, 40, 6, coral, { thickness: 4, seed: 2 }) +
    path('M-10 312C60 290 120 300 180 306S280 290 310 300V410H-10Z', orange, outline(ink, 5)) +
    wedges(-10, 312, 320, 40, 7, ink, { thickness: 4, length: 0.4, seed: 12 }) +
    path(
      'M32 340V180a17 17 0 0 1 34 0v64h10v-38a13 13 0 0 1 26 0v50a16 16 0 0 1-16 16H66v68zM32 296H18a16 16 0 0 1-16-16v-40a12 12 0 0 1 24 0v28h6z',
      leaf,
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    line('M42 190v140M52 186v150M86 210v36', ink, 2.5, 'stroke-dasharray="5 6"') +
    glyph('animal-skull', { x: 236, y: 312, size: 78, ink, halo: paper, haloWidth: 6 }) +
    frame(ink, 8) +
    frame(ink, 2, 12) +
    rect(0, 346, 300, 60, ink) +
    letter('Sertão de Ouro', { x: 20, y: 360, w: 260, h: 28, fill: orange }),
);
