import type { Pigment } from '@arara/game-kit/stage';
import { flat, inked } from '../common/screen.ts';

/** The picture's units, and where the field of tiles begins below the town. */
export const box = [420, 352] as const;
export const fieldTop = 48;

/** The stones of the hills: imperial topaz, tourmaline, aquamarine, amethyst and diamond. */
const stones: readonly (readonly [face: Pigment, shade: Pigment])[] = [
  ['sol', 'laranja'],
  ['menta', 'folha'],
  ['ceu', 'azul'],
  ['rosa', 'urucum'],
  ['papel', 'ceu'],
];

/** A cut stone; neighbours differ. */
export function drawGem(cell: number): SVGElement[] {
  const [face, shade] = stones[(cell * 2 + Math.floor(cell / 5)) % stones.length] ?? [
    'sol',
    'laranja',
  ];
  return [
    inked('path', face, { d: 'M11 5H29L36 13L20 29L4 13Z' }, 2.5),
    flat('path', shade, { d: 'M20 27.5L13.5 13H26.5Z' }),
    flat('path', shade, { d: 'M12 6.5L6.5 12.4H12.6L15 6.5ZM28 6.5L33.5 12.4H27.4L25 6.5Z' }),
    inked('path', 'none', { d: 'M4 13H36M13 13L20 28.5L27 13L23 5.5M13 13L17 5.5' }, 1.5),
  ];
}

/** The iron ball with its horns and a lit fuse. */
export function drawMine(): SVGElement[] {
  const horns = Array.from({ length: 8 }, (_, n) =>
    flat('path', 'tinta', {
      d: 'M-3 -9L0 -15.5L3 -9Z',
      transform: `translate(20 16) rotate(${n * 45})`,
    }),
  );
  return [
    ...horns,
    flat('circle', 'tinta', { cx: 20, cy: 16, r: 10.5 }),
    flat('path', 'papel', { d: 'M13 15A7.5 7.5 0 0 1 18.5 9L19.4 11.4A5 5 0 0 0 15.6 15.4Z' }),
    flat('circle', 'urucum', { cx: 23, cy: 18.5, r: 2.6 }),
  ];
}

const roofs: readonly (readonly [x: number, y: number, w: number, wall: Pigment])[] = [
  [8, 22, 34, 'urucum'],
  [46, 16, 30, 'papel'],
  [80, 25, 34, 'ceu'],
  [118, 20, 28, 'rosa'],
  [276, 21, 30, 'papel'],
  [310, 15, 34, 'azul'],
  [348, 24, 28, 'rosa'],
  [380, 18, 34, 'papel'],
];

/** Hills, a row of houses, and the church with its two towers; below them the dark of the mine. */
export function drawTown(): SVGElement[] {
  const [width, height] = box;
  const house = ([x, y, w, wall]: (typeof roofs)[number]): SVGElement[] => [
    inked('rect', wall, { x, y, width: w, height: fieldTop - y + 4 }, 2.5),
    inked('path', 'barro', { d: `M${x - 4} ${y}L${x + w / 2} ${y - 11}L${x + w + 4} ${y}Z` }, 2.5),
    flat('rect', 'tinta', { x: x + 6, y: y + 7, width: 6, height: 10 }),
    flat('rect', 'tinta', { x: x + w - 12, y: y + 7, width: 6, height: 10 }),
  ];
  const tower = (x: number): SVGElement[] => [
    inked('rect', 'papel', { x, y: 12, width: 22, height: 40 }, 2.5),
    inked('path', 'barro', { d: `M${x - 2} 12Q${x + 11} -9 ${x + 24} 12Z` }, 2.5),
    flat('circle', 'tinta', { cx: x + 11, cy: 22, r: 4 }),
  ];
  return [
    flat('rect', 'ceu', { width, height: fieldTop + 6 }),
    flat('circle', 'sol', { cx: 252, cy: 12, r: 20 }),
    inked('path', 'folha', { d: 'M-6 54C50 6 120 4 170 30S300 0 430 40V60H-6Z' }, 3),
    ...roofs.flatMap(house),
    inked('rect', 'papel', { x: 172, y: 20, width: 76, height: 34 }, 2.5),
    inked('path', 'papel', { d: 'M186 20Q210 -6 234 20Z' }, 2.5),
    ...tower(158),
    ...tower(240),
    inked('path', 'azul', { d: 'M202 54V38a8 9 0 0 1 16 0V54Z' }, 2.5),
    flat('rect', 'tinta', { y: fieldTop, width, height: height - fieldTop }),
    inked(
      'path',
      'terra',
      {
        d: `M-6 ${fieldTop - 2}H426V${fieldTop + 7}L406 ${fieldTop + 3}L380 ${fieldTop + 8}L350 ${fieldTop + 3}L310 ${fieldTop + 7}L270 ${fieldTop + 2}L230 ${fieldTop + 8}L180 ${fieldTop + 3}L140 ${fieldTop + 7}L96 ${fieldTop + 3}L60 ${fieldTop + 8}L22 ${fieldTop + 3}L-6 ${fieldTop + 7}Z`,
      },
      2.5,
    ),
  ];
}
