import { puppet } from '@arara/game-kit/mascots/borboleta';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, coral, clay, leaf, forest, mint, pink } = palette;

/** A tall flower of the bed: a stem with two leaves, and a head of petals. */
const bloom = (x: number, top: number, size: number, petals: string, heart: string): string =>
  line(`M${x} 400Q${x - 8} ${top + 90} ${x} ${top}`, ink, 15) +
  line(`M${x} 400Q${x - 8} ${top + 90} ${x} ${top}`, leaf, 7) +
  disc(x, top, size, petals, outline(ink, 5)) +
  spikes(x, top, 10, size * 0.3, size * 0.94, ink, { duty: 0.24, offset: 0.5 }) +
  disc(x, top, size * 0.4, heart, outline(ink, 4));

/** The morpho over her flower bed, with the can in her hand. */
export const jardimDasBorboletas = cover(
  'jardim-das-borboletas',
  'Jardim das Borboletas',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, mint) +
    rays(150, 160, 22, 360, paper, { duty: 0.44, offset: 0.2 }) +
    disc(150, 160, 122, sun, outline(ink, 6)) +
    spikes(150, 160, 40, 98, 116, orange, { duty: 0.6 }) +
    bloom(36, 214, 38, coral, sun) +
    bloom(262, 78, 30, paper, orange) +
    bloom(276, 232, 36, pink, clay) +
    puppetFigure(puppet, { x: 150, y: 304, size: 240, act: 'idle', halo: ink }) +
    path(
      'M-6 312C20 296 40 318 62 308S104 296 126 310S176 318 196 306S252 300 306 314L306 406L-6 406Z',
      forest,
      outline(ink, 6),
    ) +
    each(
      [
        [16, 322, 40, -16, pink],
        [286, 318, 44, 12, sun],
        [228, 310, 30, 0, paper],
        [78, 310, 28, 20, sun],
      ],
      ([x, y, size, turn, fill]) =>
        glyph('twirly-flower', { x, y, size, turn, ink: fill, halo: ink, haloWidth: 7 }),
    ) +
    letter('Jardim das', { x: 72, y: 330, w: 156, h: 19, fill: mint }) +
    letter('Borboletas', {
      x: 20,
      y: 358,
      w: 260,
      h: 31,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: wave(-4),
    }),
);
