import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { flags, rays, sine } from '../draw/patterns.ts';
import {
  around,
  clipped,
  disc,
  fixed,
  line,
  outline,
  path,
  rect,
  stream,
  times,
} from '../draw/shapes.ts';
import { arch, rise, wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, sky, sun, orange, leaf, forest, mint, coral, clay, violet, pink } =
  palette;

const silver = '#b9b4b2';
const shine = '#d9d3c9';

/** The hand's way over the silver, and half its width. */
const way = [
  [250, 62],
  [48, 120],
  [262, 148],
  [40, 214],
  [264, 236],
  [70, 292],
] as const;
const half = 33;

/** One stroke of a finger from point to point: long edges that are torn, and round ends. */
function stroke(from: readonly [number, number], to: readonly [number, number], seed: number) {
  const next = stream(seed);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const steps = 14;
  const side = (sign: number, back: boolean): string =>
    times(steps + 1, (n) => {
      const t = (back ? steps - n : n) / steps;
      const off = sign * (half - next() * 7);
      return `L${fixed(from[0] + dx * t + nx * off)} ${fixed(from[1] + dy * t + ny * off)}`;
    });
  const tip = (at: readonly [number, number], by: number): string =>
    `L${fixed(at[0] + (dx / length) * by)} ${fixed(at[1] + (dy / length) * by)}`;
  return `M${from[0]} ${from[1]}${side(1, false)}${tip(to, half * 0.9)}${side(-1, true)}${tip(from, -half * 0.9)}Z`;
}

const scratched = times(way.length - 1, (n) => {
  const [from, to] = [way[n] ?? way[0], way[n + 1] ?? way[0]];
  return stroke(from, to, 17 + n * 13);
});

/** Flakes of the layer under the end of the stroke. */
const flakes = (tint: Ink): string => {
  const next = stream(91);
  return times(16, (n) => {
    const [x, y, turn] = [30 + next() * 240, 272 + next() * 46, next() * 360];
    return path(
      'M-9 0Q0 -8 9 -2L4 6Z',
      around([silver, shine, tint], n),
      `${outline(ink, 2)} transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})"`,
    );
  });
};

/** A card whose silver is scratched away over the scene below it. */
const card = (scene: string, print: (x: number, y: number) => string, tint: Ink): string =>
  rect(0, 0, 300, 400, silver) +
  path('M-10 150L310 -70V10L-10 240ZM-10 330L310 110V136L-10 358Z', shine) +
  times(48, (n) =>
    print(24 + (n % 6) * 52 + (Math.floor(n / 6) % 2) * 26 - 12, 20 + Math.floor(n / 6) * 44),
  ) +
  path(scratched, ink, `${outline(ink, 10)} stroke-linejoin="round"`) +
  clipped(`<path d="${scratched}" clip-rule="nonzero"/>`, scene) +
  flakes(tint);

const raspaJunina = cover(
  'raspa-junina',
  'Raspa Junina',
  'Arara Original',
  () =>
    card(
      rect(0, 0, 300, 400, night) +
        rays(150, 300, 22, 320, clay, { duty: 0.5 }) +
        flags([-10, 52], [310, 66], 22, 9, [coral, sun, leaf, sky, paper], 34) +
        glyph('campfire', {
          x: 96,
          y: 222,
          size: 170,
          ink: coral,
          halo: ink,
          haloWidth: 8,
          base: sun,
          flush: true,
        }) +
        glyph('accordion', {
          x: 196,
          y: 178,
          size: 172,
          turn: -8,
          ink,
          halo: ink,
          haloWidth: 8,
          base: coral,
          flush: true,
        }) +
        glyph('corn', {
          x: 232,
          y: 262,
          size: 110,
          turn: 12,
          ink: sun,
          halo: ink,
          haloWidth: 7,
          base: leaf,
          flush: true,
        }),
      (x, y) => path(`M${x} ${y}h20v26l-10 -9l-10 9z`, '#a39e9f'),
      orange,
    ) +
    path('M-10 330Q150 300 310 330V410H-10Z', ink) +
    letter('Raspa', { x: 88, y: 324, w: 124, h: 24, fill: paper, warp: arch(7) }) +
    letter('Junina', { x: 36, y: 358, w: 228, h: 33, fill: sun, warp: arch(8) }),
);

const raspaDaMata = cover(
  'raspa-da-mata',
  'Raspa da Mata',
  'Arara Original',
  () =>
    card(
      rect(0, 0, 300, 400, forest) +
        times(7, (n) => line(sine(-20 - (n % 2) * 20, 320, 60 + n * 40, 6, 46), leaf, 4)) +
        glyph('monstera-leaf', { x: 40, y: 120, size: 150, turn: -30, ink: leaf, base: mint }) +
        glyph('tiger-head', {
          x: 168,
          y: 190,
          size: 210,
          ink: orange,
          halo: ink,
          haloWidth: 8,
          base: ink,
          flush: true,
        }) +
        glyph('toucan', {
          x: 58,
          y: 226,
          size: 124,
          ink: sun,
          halo: ink,
          haloWidth: 8,
          base: ink,
          flush: true,
        }) +
        glyph('parrot-head', {
          x: 248,
          y: 92,
          size: 110,
          flip: -1,
          ink: coral,
          halo: ink,
          haloWidth: 8,
          base: ink,
          flush: true,
        }),
      (x, y) => path(`M${x + 10} ${y + 28}q-18 -14 0 -30q18 16 0 30z`, '#9fa49d'),
      leaf,
    ) +
    path('M-10 322L310 300V410H-10Z', ink) +
    letter('Raspa', { x: 24, y: 326, w: 122, h: 24, fill: paper, warp: rise(8) }) +
    letter('da Mata', { x: 24, y: 358, w: 252, h: 33, fill: mint, warp: rise(12) }),
);

const raspaCarnaval = cover(
  'raspa-carnaval',
  'Raspa Carnaval',
  'Arara Original',
  () =>
    card(
      rect(0, 0, 300, 400, violet) +
        rays(150, 190, 26, 330, pink, { duty: 0.5 }) +
        glyph('two-feathers', {
          x: 232,
          y: 100,
          size: 150,
          ink: sky,
          halo: ink,
          haloWidth: 8,
          base: sky,
          flush: true,
        }) +
        glyph('drum', {
          x: 66,
          y: 232,
          size: 132,
          ink: sun,
          halo: ink,
          haloWidth: 8,
          base: ink,
          flush: true,
        }) +
        glyph('carnival-mask', {
          x: 164,
          y: 178,
          size: 226,
          ink: coral,
          halo: ink,
          haloWidth: 9,
          base: paper,
          flush: true,
        }) +
        glyph('crown', {
          x: 244,
          y: 250,
          size: 96,
          ink: sun,
          halo: ink,
          haloWidth: 8,
          base: sun,
          flush: true,
        }),
      (x, y) => disc(x + 8, y + 8, 7, '#a49ca6') + rect(x + 22, y + 18, 14, 8, '#a49ca6'),
      pink,
    ) +
    path('M-10 326Q75 300 150 322T310 318V410H-10Z', ink) +
    letter('Raspa', { x: 92, y: 326, w: 116, h: 24, fill: paper, warp: wave(3) }) +
    letter('Carnaval', { x: 24, y: 360, w: 252, h: 31, fill: pink, warp: wave(4) }),
);

/** The scratch cards: silver over a scene, and a hand that has begun. */
export const scratchCovers = [raspaJunina, raspaDaMata, raspaCarnaval];
