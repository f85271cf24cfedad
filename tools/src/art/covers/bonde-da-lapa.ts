import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, spikes } from '../draw/patterns.ts';
import { disc, each, line, outline, path, rect, times } from '../draw/shapes.ts';
import { rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, clay, orange, sky, teal, forest } = palette;

/** One arch of the aqueduct, as a hole in its wall. */
const arch = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`,
    teal,
    outline(ink, 4),
  );

const tram = (x: number, y: number): string =>
  line(
    `M${x + 64} ${y - 44}L${x + 84} ${y - 18}M${x + 104} ${y - 44}L${x + 84} ${y - 18}`,
    ink,
    5,
  ) +
  path(
    `M${x - 8} ${y}H${x + 176}L${x + 160} ${y - 22}H${x + 8}Z`,
    clay,
    `${outline(ink, 6)} stroke-linejoin="round"`,
  ) +
  rect(x, y, 168, 76, sun, `${outline(ink, 6)} rx="8"`) +
  times(4, (n) => rect(x + 10 + n * 38, y + 12, 32, 30, n === 3 ? paper : sky, outline(ink, 4))) +
  rect(x, y + 50, 168, 8, clay) +
  each(
    [x + 36, x + 132],
    (at) => disc(at, y + 78, 17, paper, outline(ink, 7)) + disc(at, y + 78, 5, ink),
  );

export const bondeDaLapa = cover(
  'dice',
  'Bonde da Lapa',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, coral) +
    rays(214, 92, 22, 420, orange, { duty: 0.5, offset: 0.15 }) +
    disc(214, 92, 62, paper) +
    spikes(214, 92, 26, 66, 82, paper) +
    path('M-10 214C40 150 96 168 140 190S260 190 310 150V300H-10Z', forest, outline(ink, 5)) +
    tram(52, 128) +
    rect(-6, 222, 312, 180, paper, outline(ink, 6)) +
    path('M-6 222H306V232H-6Z', ink) +
    path('M-6 222H150V230H-6Z', coral) +
    times(5, (n) => arch(4 + n * 61, 246, 46, 76)) +
    path('M-10 322L310 304V410H-10Z', ink) +
    letter('Bonde', { x: 22, y: 326, w: 130, h: 24, fill: paper, warp: rise(9) }) +
    letter('da Lapa', { x: 22, y: 357, w: 256, h: 33, fill: sun, warp: rise(15) }),
);
