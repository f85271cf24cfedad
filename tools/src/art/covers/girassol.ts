import { puppet } from '@arara/game-kit/mascots/abelha';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, fixed, outline, path, rect, times } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, sun, orange, blue, sky, leaf, forest, earth, clay } = palette;

/** Pointed petals round a heart, each a leaf of paper. */
const petals = (x: number, y: number, r: number, count: number, turn: number, fill: string) =>
  times(count, (n) => {
    const angle = ((n + turn) / count) * 2 * Math.PI;
    const at = (far: number, aside: number): string =>
      `${fixed(x + far * Math.cos(angle) - aside * Math.sin(angle))} ${fixed(y + far * Math.sin(angle) + aside * Math.cos(angle))}`;
    const wide = (r * 2.1) / count;
    return path(
      `M${at(r * 0.5, wide * 0.7)}Q${at(r * 0.85, wide * 1.3)} ${at(r * 1.08, 0)}Q${at(r * 0.85, -wide * 1.3)} ${at(r * 0.5, -wide * 0.7)}Z`,
      fill,
      outline(ink, Math.max(2.5, r * 0.035)),
    );
  });

/** A sunflower seen from the front: two rings of petals and a heart of seeds. */
const flower = (x: number, y: number, r: number): string =>
  petals(x, y, r, 18, 0.5, orange) +
  petals(x, y, r * 0.92, 18, 0, sun) +
  disc(x, y, r * 0.55, earth, outline(ink, Math.max(3, r * 0.045))) +
  times(34, (n) => {
    const [angle, far] = [n * 2.39996, r * 0.08 * Math.sqrt(n)];
    return disc(x + far * Math.cos(angle), y + far * Math.sin(angle), r * 0.024, orange);
  });

export const girassol = cover(
  'girassol',
  'Girassol',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, blue) +
    rays(150, 168, 26, 340, sky, { duty: 0.5 }) +
    path('M-6 250Q80 214 160 244T306 236L306 404L-6 404Z', forest, outline(ink, 5)) +
    flower(150, 158, 132) +
    disc(150, 158, 76, clay, outline(ink, 5)) +
    puppetFigure(puppet, { x: 150, y: 300, size: 214, act: 'joy', halo: ink }) +
    flower(20, 276, 40) +
    flower(282, 270, 42) +
    flower(64, 306, 26) +
    flower(240, 304, 26) +
    path('M-6 306Q150 282 306 306L306 404L-6 404Z', leaf, outline(ink, 6)) +
    letter('Girassol', {
      x: 24,
      y: 326,
      w: 252,
      h: 50,
      fill: sun,
      outline: ink,
      outlineWidth: 11,
      block: ink,
      warp: arch(-10),
    }),
);
