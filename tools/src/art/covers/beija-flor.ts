import { puppet } from '@arara/game-kit/mascots/beijaflor';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, leaf, forest, violet, pink } = palette;

/** A leaf of the banana tribe: long, torn at its edge, with its rib. */
const blade = (place: string, fill: string): string =>
  `<g transform="${place}">` +
  path(
    'M0 0C-46 -40 -56 -120 -10 -190C-4 -176 -2 -168 0 -150L14 -166C44 -110 40 -50 0 0Z',
    fill,
    outline(ink, 5),
  ) +
  path(
    'M0 0Q-8 -90 -8 -170M-4 -50L-28 -66M-6 -90L-34 -108M-2 -60L22 -84M-6 -110L18 -136',
    'none',
    outline(ink, 3),
  ) +
  '</g>';

export const beijaFlor = cover(
  'beija-flor',
  'Beija-Flor',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, pink) +
    rays(136, 168, 20, 340, paper, { duty: 0.42 }) +
    disc(136, 168, 112, sun, outline(ink, 6)) +
    spikes(136, 168, 36, 92, 108, orange, { duty: 0.6 }) +
    blade('translate(24 372) rotate(-18) scale(1.15)', leaf) +
    blade('translate(60 388) rotate(34) scale(0.9)', forest) +
    puppetFigure(puppet, { x: 150, y: 328, size: 262, act: 'idle' }) +
    path('M-6 330C50 306 96 334 150 322S254 306 306 328L306 406L-6 406Z', violet, outline(ink, 6)) +
    glyph('twirly-flower', { x: 34, y: 336, size: 44, ink: sun, halo: ink, haloWidth: 7 }) +
    glyph('twirly-flower', {
      x: 268,
      y: 332,
      size: 52,
      turn: 30,
      ink: paper,
      halo: ink,
      haloWidth: 7,
    }) +
    letter('Beija-Flor', {
      x: 18,
      y: 350,
      w: 264,
      h: 34,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: wave(-5),
    }),
);
