import { puppet } from '@arara/game-kit/mascots/vagalume';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { flags, spikes, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, sky, sun, orange, leaf, coral, earth } = palette;

const fire = (x: number, y: number, size: number): string =>
  glyph('campfire', {
    x,
    y,
    size,
    ink: coral,
    halo: ink,
    haloWidth: 9,
    base: sun,
    flush: true,
  });

/** The glow is the bonfire's here. */
const dancer = { ...puppet, parts: puppet.parts.filter(({ id }) => id !== 'glow') };

export const noiteDeSaoJoao = cover(
  'noite-de-sao-joao',
  'Noite de São João',
  'Folia Games',
  () =>
    rect(0, 0, 300, 400, night) +
    disc(38, 104, 22, paper) +
    disc(48, 98, 19, night) +
    stars(
      [
        [272, 98],
        [18, 168],
        [286, 170],
        [12, 236],
        [288, 238],
      ],
      2,
      8,
      paper,
    ) +
    spikes(150, 210, 20, 100, 158, coral, { duty: 1 }) +
    disc(150, 210, 116, orange) +
    puppetFigure(dancer, { x: 150, y: 332, size: 240, act: 'joy', halo: ink }) +
    path('M-5 322C80 308 220 308 305 322V410H-5Z', earth) +
    fire(46, 300, 96) +
    fire(256, 300, 96) +
    flags([-6, 10], [306, 20], 20, 12, [coral, sun, leaf, sky, paper], 20) +
    flags([-6, 46], [306, 36], 16, 13, [sun, sky, coral, paper, leaf], 18) +
    rect(0, 352, 300, 50, ink) +
    letter('Noite de', {
      x: 96,
      y: 331,
      w: 108,
      h: 15,
      fill: paper,
      outline: ink,
      outlineWidth: 6,
    }) +
    letter('São João', { x: 20, y: 358, w: 260, h: 31, fill: sun, outline: ink, outlineWidth: 9 }),
);
