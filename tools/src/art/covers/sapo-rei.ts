import { puppet } from '@arara/game-kit/mascots/sapo';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { clipped, disc, outline, path, rect, times } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, coral, clay, violet, deepBlue, teal, mint } = palette;

const oval = (rx: number, ry: number): string =>
  `M${150 - rx} 174C${150 - rx} ${174 - ry * 1.33} ${150 + rx} ${174 - ry * 1.33} ${150 + rx} 174` +
  `C${150 + rx} ${174 + ry * 1.33} ${150 - rx} ${174 + ry * 1.33} ${150 - rx} 174Z`;

/** A portrait of state: a gilded oval on a papered wall, and a plate with the name. */
export const sapoRei = cover(
  'sapo-rei',
  'Sapo Rei',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, violet) +
    times(28, (n) =>
      glyph('trefoil-lily', {
        x: (n % 4) * 84 + (Math.floor(n / 4) % 2) * 42 + 4,
        y: Math.floor(n / 4) * 58 + 18,
        size: 42,
        ink: deepBlue,
      }),
    ) +
    spikes(150, 174, 44, 132, 156, orange, { duty: 0.95 }) +
    path(oval(138, 146), sun, outline(ink, 7)) +
    path(oval(120, 128), teal, outline(ink, 6)) +
    clipped(
      `<path d="${oval(120, 128)}"/>`,
      rays(150, 130, 22, 200, mint, { duty: 0.4 }) +
        puppetFigure(puppet, { x: 150, y: 316, size: 236, act: 'idle', halo: ink }),
    ) +
    path(oval(120, 128), 'none', outline(ink, 6)) +
    times(24, (n) => {
      const angle = (n / 24) * 2 * Math.PI;
      const [x, y] = [150 + 129 * Math.cos(angle), 174 + 137 * Math.sin(angle)];
      return disc(x, y, 4, clay);
    }) +
    path('M-6 322L58 306L242 306L306 322L306 406L-6 406Z', coral, outline(ink, 7)) +
    path('M18 330L282 330L282 388L18 388Z', 'none', outline(sun, 3)) +
    letter('Sapo Rei', {
      x: 34,
      y: 340,
      w: 232,
      h: 38,
      fill: paper,
      outline: ink,
      outlineWidth: 10,
      warp: arch(3),
    }),
);
