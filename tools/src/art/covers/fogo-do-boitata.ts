import { sawFrame } from '../draw/frames.ts';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { saw, spikes } from '../draw/patterns.ts';
import { around, disc, each, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, coral, clay } = palette;

export const fogoDoBoitata = cover(
  'fogo-do-boitata',
  'Fogo do Boitatá',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, ink) +
    spikes(150, 196, 18, 90, 230, clay, { duty: 1.2 }) +
    spikes(150, 196, 18, 80, 184, coral, { duty: 1.1, offset: 0.5 }) +
    spikes(150, 196, 18, 70, 152, sun, { duty: 1 }) +
    disc(150, 196, 104, ink) +
    glyph('snake-spiral', {
      x: 150,
      y: 196,
      size: 226,
      ink: sun,
      halo: ink,
      haloWidth: 4,
      carve: coral,
      carveAngle: 20,
      carveCount: 40,
    }) +
    disc(150, 196, 14, coral) +
    glyph('small-fire', { x: 150, y: 196, size: 44, ink: paper, halo: ink, haloWidth: 3 }) +
    each([24, 76, 224, 276], (x, i) =>
      glyph('small-fire', {
        x,
        y: i % 3 ? 312 : 290,
        size: 84,
        ink: around([coral, orange, orange, coral], i),
        halo: ink,
        haloWidth: 4,
      }),
    ) +
    sawFrame(coral, 8) +
    rect(0, 322, 300, 80, ink) +
    saw(0, 323, 300, 14, 20, ink) +
    letter('Fogo do', { x: 94, y: 326, w: 112, h: 20, fill: paper }) +
    letter('Boitatá', { x: 26, y: 356, w: 248, h: 32, fill: sun }),
);
