import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { macaw } from '../draw/macaw.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { disc, path, rect } from '../draw/shapes.ts';
import { rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, leaf, coral } = palette;

export const fortunaDaArara = cover(
  'fortuna-da-arara',
  'Fortuna da Arara',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, coral) +
    rays(140, 170, 24, 420, sun, { duty: 0.5, offset: 0.2 }) +
    disc(140, 168, 118, sun) +
    spikes(140, 168, 40, 120, 134, ink) +
    glyph('feather', { x: 20, y: 60, size: 150, turn: -40, ink: leaf, halo: ink, haloWidth: 6 }) +
    glyph('feather', { x: 282, y: 300, size: 150, turn: 60, ink: leaf, halo: ink, haloWidth: 6 }) +
    macaw({ x: -6, y: 14, scale: 0.93 }) +
    path('M-10 318L310 296V410H-10Z', ink) +
    path('M-10 312L310 290V297L-10 319Z', paper) +
    letter('Fortuna', { x: 20, y: 322, w: 176, h: 26, fill: paper, warp: rise(12) }) +
    letter('da Arara', { x: 20, y: 356, w: 258, h: 34, fill: sun, warp: rise(16) }),
);
