import { s } from '@arara/game-kit/view';
import { flat, inked } from '../common/screen.ts';

/** The two sides of the coin. */
export type Side = 'heads' | 'tails';
export const sides: readonly Side[] = ['heads', 'tails'];

/** Heads: the head of a jaguar, on gold. */
const jaguar = (): SVGElement[] => [
  inked('circle', 'laranja', { cx: -27, cy: -32, r: 13 }, 4),
  inked('circle', 'laranja', { cx: 27, cy: -32, r: 13 }, 4),
  inked(
    'path',
    'laranja',
    { d: 'M0 -42C34 -42 46 -18 44 6C42 32 22 44 0 44S-42 32 -44 6C-46 -18 -34 -42 0 -42Z' },
    4.5,
  ),
  inked(
    'path',
    'papel',
    { d: 'M0 12C18 6 30 16 27 27C23 38 12 41 0 41S-23 38 -27 27C-30 16 -18 6 0 12Z' },
    3.5,
  ),
  flat('path', 'tinta', { d: 'M-10 10H10L0 21ZM-2 20H2V28H-2Z' }),
  ...[-1, 1].flatMap((way) => [
    inked('ellipse', 'papel', { cx: way * 20, cy: -6, rx: 10, ry: 8 }, 3),
    flat('circle', 'tinta', { cx: way * 19, cy: -5, r: 4.6 }),
    flat('ellipse', 'tinta', { cx: way * 12, cy: -29, rx: 4.5, ry: 6 }),
    flat('ellipse', 'tinta', { cx: way * 35, cy: 12, rx: 4, ry: 6 }),
    flat('circle', 'tinta', { cx: way * 12, cy: 28, r: 1.8 }),
    flat('circle', 'tinta', { cx: way * 18, cy: 24, r: 1.8 }),
  ]),
  flat('ellipse', 'tinta', { cx: 0, cy: -33, rx: 4, ry: 7 }),
];

/** Tails: a crown, on silver. */
const crown = (): SVGElement[] => [
  inked('path', 'sol', { d: 'M-42 26L-48 -22L-24 -2L0 -38L24 -2L48 -22L42 26Z' }, 4.5),
  inked('rect', 'urucum', { x: -43, y: 20, width: 86, height: 16, rx: 4 }, 4.5),
  ...[-48, 0, 48].map((cx) => inked('circle', 'papel', { cx, cy: cx === 0 ? -40 : -24, r: 7 }, 4)),
  ...[-24, 0, 24].map((cx) => flat('circle', 'papel', { cx, cy: 28, r: 4 })),
  flat('path', 'laranja', { d: 'M-12 16L0 -14L12 16Z' }),
];

/** One side of the coin, of a radius of 80 units. */
export function drawFace(side: Side): SVGElement {
  const rim = Array.from({ length: 28 }, (_, n) =>
    flat('circle', 'tinta', { cx: 0, cy: -69, r: 2.6, transform: `rotate(${(n * 360) / 28})` }),
  );
  const isHeads = side === 'heads';
  return s(
    'g',
    {},
    inked('circle', isHeads ? 'sol' : 'ceu', { r: 80 }, 5),
    inked('circle', 'none', { r: 60 }, 3.5),
    ...rim,
    s('g', { transform: 'scale(1.14)' }, ...(isHeads ? jaguar() : crown())),
  );
}

/** The same as a small picture of its own. */
export const drawBadge = (side: Side): SVGElement =>
  s('svg', { viewBox: '-84 -84 168 168', 'aria-hidden': 'true' }, drawFace(side));
