import { puppet } from '@arara/game-kit/mascots/gato';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, outline, path, rect, times } from '../draw/shapes.ts';
import { rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, pink, violet } = palette;

/** One arch of the aqueduct, as a hole in its wall. */
const arch = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`,
    violet,
    outline(ink, 4),
  );

export const gatoDaLapa = cover(
  'gato-da-lapa',
  'Gato da Lapa',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, pink) +
    rays(150, 124, 20, 420, coral, { duty: 0.5 }) +
    spikes(150, 124, 30, 104, 126, paper) +
    disc(150, 124, 106, sun, outline(ink, 5)) +
    stars(
      [
        [28, 40],
        [272, 46],
        [24, 132],
        [278, 140],
      ],
      3,
      10,
      paper,
    ) +
    rect(-6, 190, 312, 150, paper, outline(ink, 6)) +
    path('M-6 187H306V199H-6Z', ink) +
    times(5, (n) => arch(4 + n * 61, 212, 46, 50)) +
    path('M-6 262H306V270H-6Z', ink) +
    times(5, (n) => arch(4 + n * 61, 282, 46, 60)) +
    puppetFigure(puppet, { x: 156, y: 334, size: 258, act: 'joy', halo: ink }) +
    path('M-10 322L310 308V410H-10Z', ink) +
    letter('Gato', { x: 22, y: 327, w: 104, h: 23, fill: paper, warp: rise(6) }) +
    letter('da Lapa', { x: 22, y: 357, w: 256, h: 33, fill: sun, warp: rise(12) }),
);
