import { puppet } from '@arara/game-kit/mascots/boitata';
import { sawFrame } from '../draw/frames.ts';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { saw, spikes, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { around, disc, each, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, sun, orange, coral, clay } = palette;

export const fogoDoBoitata = cover(
  'fogo-do-boitata',
  'Fogo do Boitatá',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, night) +
    stars(
      [
        [262, 40],
        [36, 96],
        [272, 250],
      ],
      3,
      10,
      paper,
    ) +
    spikes(150, 176, 18, 90, 222, clay, { duty: 1.2 }) +
    spikes(150, 176, 18, 80, 178, coral, { duty: 1.1, offset: 0.5 }) +
    spikes(150, 176, 18, 70, 150, sun, { duty: 1 }) +
    disc(150, 176, 116, ink) +
    each([24, 76, 224, 276], (x, i) =>
      glyph('small-fire', {
        x,
        y: i % 3 ? 306 : 286,
        size: 92,
        ink: around([coral, orange, orange, coral], i),
        halo: ink,
        haloWidth: 5,
      }),
    ) +
    puppetFigure(puppet, { x: 148, y: 334, size: 252, act: 'look', halo: ink }) +
    each([50, 250], (x) =>
      glyph('small-fire', { x, y: 322, size: 70, ink: sun, halo: ink, haloWidth: 5 }),
    ) +
    sawFrame(coral, 8) +
    rect(0, 322, 300, 80, ink) +
    saw(0, 323, 300, 14, 20, ink) +
    letter('Fogo do', { x: 94, y: 326, w: 112, h: 20, fill: paper }) +
    letter('Boitatá', { x: 26, y: 356, w: 248, h: 32, fill: sun }),
);
