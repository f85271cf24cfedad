import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { disc, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sun, leaf } = palette;

const boot =
  '<g transform="translate(70 286) scale(1.35)">' +
  path(
    'M-60 120L10 20L-6-4L40-14L58 2L26 40L-10 120Z',
    sun,
    `${outline(ink, 5)} stroke-linejoin="round"`,
  ) +
  path('M4 22l24 22L74 4c4-10-4-18-14-16l-20-2-8 14z', ink) +
  path('M-8 44l30 20', 'none', outline(leaf, 7)) +
  '</g>';

export const golDePlaca = cover(
  'gol-de-placa',
  'Gol de Placa',
  'Várzea FC',
  () =>
    rect(0, 0, 300, 400, leaf) +
    times(5, (i) => path(`M-10 410L${-40 + i * 80} -10h40L${60 + i * 60} 410z`, '#0b8347')) +
    disc(60, 330, 230, sun) +
    disc(60, 330, 196, blue) +
    disc(60, 330, 162, paper) +
    disc(60, 330, 128, leaf) +
    `<g transform="rotate(-18 180 150)">` +
    times(4, (i) => path(`M40 ${190 + i * 16}L170 ${170 + i * 6}v4L40 ${196 + i * 16}Z`, ink)) +
    '</g>' +
    glyph('soccer-ball', {
      x: 196,
      y: 144,
      size: 196,
      turn: 14,
      ink,
      halo: ink,
      haloWidth: 6,
      base: paper,
      flush: true,
    }) +
    disc(196, 144, 92, 'none', outline(ink, 8)) +
    boot +
    letter('Gol', { x: 20, y: 52, w: 84, h: 42, fill: ink }) +
    letter('de Placa', { x: 132, y: 352, w: 154, h: 32, fill: sun, outline: ink, outlineWidth: 8 }),
);
