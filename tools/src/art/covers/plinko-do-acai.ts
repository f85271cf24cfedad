import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { disc, each, outline, path, rect, times } from '../draw/shapes.ts';
import { swell } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, orange, mint, leaf, forest, violet } = palette;

const frond = (turn: number, long: number, fill: string): string =>
  path(
    `M0 0C${long * 0.3} -30 ${long * 0.8} -24 ${long} 12C${long * 0.7} 0 ${long * 0.3} 6 0 0Z`,
    fill,
    `${outline(ink, 4)} transform="translate(150 -6) rotate(${turn})"`,
  );

const berry = (x: number, y: number, r: number): string =>
  disc(x, y, r, violet, outline(ink, 5)) + disc(x - r * 0.3, y - r * 0.35, r * 0.22, paper);

const bowl = (at: number, fill: string): string =>
  path(
    `M${6 + at * 58} 270h54v26a27 22 0 0 1 -54 0Z`,
    fill,
    `${outline(ink, 5)} stroke-linejoin="round"`,
  );

export const plinkoDoAcai = cover(
  'plinko',
  'Plinko do Açaí',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, mint) +
    frond(14, 190, leaf) +
    frond(166, 190, leaf) +
    frond(44, 150, forest) +
    frond(136, 150, forest) +
    times(5, (row) =>
      times(row + 2, (at) =>
        disc(150 + (at - (row + 1) / 2) * 52, 78 + row * 40, 8, forest, outline(ink, 3)),
      ),
    ) +
    berry(150, 44, 24) +
    berry(124, 136, 20) +
    berry(204, 214, 22) +
    each([coral, orange, sun, orange, coral], (fill, at) => bowl(at, fill)) +
    rect(0, 320, 300, 82, ink) +
    letter('Plinko', { x: 22, y: 326, w: 256, h: 40, fill: sun, warp: swell(6, 2) }) +
    letter('do Açaí', { x: 84, y: 377, w: 132, h: 17, fill: paper }),
);
