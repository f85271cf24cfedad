import { puppet } from '@arara/game-kit/mascots/galo';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sun, leaf } = palette;

/** Him without the ball: it has just left him. */
const scorer = { ...puppet, parts: puppet.parts.filter(({ id }) => id !== 'prop') };

export const golDePlaca = cover(
  'gol-de-placa',
  'Gol de Placa',
  'Folia Games',
  () =>
    rect(0, 0, 300, 400, leaf) +
    times(5, (i) => path(`M-10 410L${-40 + i * 80} -10h40L${60 + i * 60} 410z`, '#0b8347')) +
    disc(60, 330, 230, sun) +
    disc(60, 330, 200, blue) +
    disc(60, 330, 170, paper) +
    disc(60, 330, 140, leaf) +
    '<g transform="rotate(-50 226 84)">' +
    times(4, (i) => path(`M96 ${70 + i * 16}L214 ${66 + i * 10}v5L96 ${76 + i * 16}Z`, ink)) +
    '</g>' +
    glyph('soccer-ball', {
      x: 226,
      y: 84,
      size: 120,
      turn: 14,
      ink: paper,
      halo: ink,
      haloWidth: 6,
      base: ink,
      flush: true,
    }) +
    disc(226, 84, 56, 'none', outline(ink, 7)) +
    puppetFigure(scorer, { x: 130, y: 350, size: 250, act: 'wild', turn: -4, halo: ink }) +
    rect(0, 336, 300, 70, ink) +
    path('M0 336H300V343H0Z', sun) +
    letter('Gol', { x: 22, y: 34, w: 104, h: 52, fill: sun, outline: ink, outlineWidth: 10 }) +
    letter('de Placa', { x: 24, y: 354, w: 252, h: 34, fill: paper }),
);
