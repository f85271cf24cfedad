import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { flags } from '../draw/patterns.ts';
import { around, disc, fixed, outline, path, rect, times } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, sky, blue, violet, leaf, clay } = palette;

const [x, y, r] = [150, 176, 122] as const;
const at = (degrees: number, reach: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${fixed(x + reach * Math.cos(turn))} ${fixed(y + reach * Math.sin(turn))}`;
};

const slice = (n: number, of: number): string =>
  path(
    `M${x} ${y}L${at((n * 360) / of, r)}A${r} ${r} 0 0 1 ${at(((n + 1) * 360) / of, r)}Z`,
    n === 0 ? coral : around([sun, ink, sky, ink, leaf, ink], n),
    outline(ink, 4),
  );

export const rodaDaFeira = cover(
  'wheel',
  'Roda da Feira',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, violet) +
    path('M116 330L142 190H158L184 330Z', clay, outline(ink, 6)) +
    disc(x, y, r + 14, sun, outline(ink, 7)) +
    times(18, (n) => slice(n, 18)) +
    times(18, (n) => {
      const [cx = '0', cy = '0'] = at(n * 20, r + 7).split(' ');
      return disc(Number(cx), Number(cy), 5, paper, outline(ink, 2.5));
    }) +
    disc(x, y, 44, paper, outline(ink, 7)) +
    disc(x, y, 26, blue, outline(ink, 5)) +
    disc(x, y, 9, sun) +
    path('M128 28H172L158 50L150 74L142 50Z', coral, `${outline(ink, 6)} stroke-linejoin="round"`) +
    flags([-10, 4], [140, 4], 12, 6, [sun, coral, sky, paper]) +
    flags([160, 4], [310, 4], 12, 6, [sky, paper, sun, coral]) +
    path('M-10 336Q150 296 310 336V410H-10Z', ink) +
    letter('Roda', { x: 84, y: 326, w: 132, h: 30, fill: sun, warp: arch(7) }) +
    letter('da Feira', { x: 52, y: 368, w: 196, h: 24, fill: paper, warp: arch(7) }),
);
