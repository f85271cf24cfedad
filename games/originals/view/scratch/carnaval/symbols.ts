import { cssColour } from '@arara/game-kit/stage';
import type { Pigment } from '@arara/game-kit/stage';
import { flat, inked } from '../../common/screen.ts';
import type { ScratchSymbol } from '../theme.ts';

const edge = 2.5;

const pieces: readonly (readonly [x: number, y: number, turn: number, fill: Pigment])[] = [
  [16, 11, 10, 'urucum'],
  [38, 9, 40, 'azul'],
  [55, 20, -20, 'sol'],
  [28, 27, -30, 'folha'],
  [46, 36, 15, 'rosa'],
  [10, 32, 30, 'ceu'],
  [27, 44, 5, 'sol'],
  [54, 53, -35, 'urucum'],
  [11, 54, -10, 'jenipapo'],
  [38, 57, 25, 'folha'],
];

const confete: ScratchSymbol = {
  name: 'confete',
  draw: () =>
    pieces.map(([x, y, turn, fill], at) => {
      const transform = `translate(${x} ${y}) rotate(${turn})`;
      return at % 3 === 2
        ? inked('rect', fill, { x: -7, y: -5, width: 14, height: 10, transform }, 2)
        : inked('ellipse', fill, { rx: 7.5, ry: 6, transform }, 2);
    }),
};

/** A paper ribbon: a broad line with an edge of ink. */
const ribbon = (fill: Pigment, d: string): SVGElement[] => [
  inked('path', 'none', { d, 'stroke-linecap': 'round' }, 10.5),
  inked('path', 'none', { d, 'stroke-linecap': 'round', stroke: cssColour(fill) }, 5.5),
];

const serpentina: ScratchSymbol = {
  name: 'serpentina',
  draw: () => [
    ...ribbon('azul', 'M54 8C40 8 60 22 46 24S54 40 42 41S50 56 38 57'),
    ...ribbon('sol', 'M40 6C24 8 44 22 30 25S38 40 26 42S34 56 22 58'),
    ...ribbon('urucum', 'M25 6C8 8 28 22 14 25S22 40 10 43S16 55 8 58'),
  ],
};

const apito: ScratchSymbol = {
  name: 'apito',
  draw: () => [
    inked('path', 'none', { d: 'M21 24C6 22 2 8 14 5S32 14 28 22' }, 3),
    inked(
      'path',
      'sol',
      { d: 'M26 20H58Q61 20 61 23V31Q61 34 58 34H45C46 50 36 60 24 60S4 51 4 40S13 20 26 20Z' },
      edge,
    ),
    inked('circle', 'laranja', { cx: 24, cy: 40, r: 11 }, edge),
    inked('circle', 'urucum', { cx: 26.5, cy: 42, r: 5 }, 2),
    inked('path', 'tinta', { d: 'M37 20H45L41 28Z' }, 1.5),
    flat('path', 'papel', { d: 'M10 36C11 29 16 25 22 24L23 26.5C17 28 14 31 12.5 36Z' }),
  ],
};

const tambor: ScratchSymbol = {
  name: 'tambor',
  draw: () => [
    inked('path', 'azul', { d: 'M8 22V50C8 57 19 61 32 61S56 57 56 50V22Z' }, edge),
    flat('path', 'ceu', { d: 'M13 31L22 34V57L13 53.500ZM32 35.500L42 34.500V58L32 59.200Z' }),
    inked('path', 'none', { d: 'M8 26L20 58L32 32L44 58L56 26' }, 2),
    inked('path', 'urucum', { d: 'M7 20V27C7 33 18 37 32 37S57 33 57 27V20Z' }, edge),
    inked('ellipse', 'papel', { cx: 32, cy: 20, rx: 25, ry: 10 }, edge),
    inked('path', 'terra', { d: 'M56 2L36 17L38 20L59 5Z' }, 1.8),
    inked('circle', 'sol', { cx: 36, cy: 19, r: 4.5 }, 2),
  ],
};

const pena: ScratchSymbol = {
  name: 'pena',
  draw: () => [
    inked(
      'path',
      'rosa',
      {
        d: 'M12 61C4 40 8 14 34 4C44 0 58 8 54 22C52 30 48 28 50 34C46 44 38 42 38 48C32 54 22 52 15 58Z',
      },
      edge,
    ),
    flat('path', 'jenipapo', { d: 'M34 12C42 8 50 12 48 20C46 28 38 32 33 29C27 25 27 16 34 12Z' }),
    flat('path', 'sol', { d: 'M37 15C42 13 45 16 44 20S39 26 36.5 24S33 17 37 15Z' }),
    inked('path', 'none', { d: 'M10 62C14 46 22 32 36 20' }, 2.5),
    inked(
      'path',
      'none',
      { d: 'M19 44L12 36M24 35L15 26M20 46L31 48M25 37L38 40', opacity: 0.7 },
      1.5,
    ),
  ],
};

const mascara: ScratchSymbol = {
  name: 'mascara',
  draw: () => [
    ...ribbon('sol', 'M8 34C2 44 10 50 4 60M56 34C62 44 54 50 60 60'),
    inked(
      'path',
      'folha',
      { d: 'M24 20C18 8 22 3 26 2C30 6 32 10 32 18C32 10 34 6 38 2C42 3 46 8 40 20Z' },
      edge,
    ),
    inked(
      'path',
      'urucum',
      {
        d: 'M2 20C10 14 20 16 32 20C44 16 54 14 62 20C64 36 56 48 44 46C38 45 35 40 32 38C29 40 26 45 20 46C8 48 0 36 2 20Z',
      },
      edge,
    ),
    inked(
      'path',
      'tinta',
      { d: 'M9 29C14 22 24 25 27 31C22 38 12 37 9 29ZM55 29C50 22 40 25 37 31C42 38 52 37 55 29Z' },
      2,
    ),
    flat('path', 'papel', {
      d: 'M12 28.500C16 25 21 27 23.5 30C20 28.5 16 28 12 28.500ZM52 28.500C48 25 43 27 40.5 30C44 28.5 48 28 52 28.500Z',
    }),
    inked('circle', 'sol', { cx: 32, cy: 25, r: 3.6 }, 1.8),
    flat('path', 'sol', {
      d: 'M6 20.500a2 2 0 1 0 .1 0zM15 18a2 2 0 1 0 .1 0zM49 18a2 2 0 1 0 .1 0zM58 20.500a2 2 0 1 0 .1 0z',
    }),
  ],
};

const coroa: ScratchSymbol = {
  name: 'coroa',
  draw: () => [
    inked('path', 'sol', { d: 'M7 50L3 18L19 32L32 8L45 32L61 18L57 50Z' }, edge),
    flat('path', 'laranja', { d: 'M32 12L44 34L60 21L57 49H32Z' }),
    inked('path', 'none', { d: 'M7 50L3 18L19 32L32 8L45 32L61 18L57 50Z' }, edge),
    inked('path', 'jenipapo', { d: 'M7 48H57V59H7Z' }, edge),
    inked('circle', 'urucum', { cx: 32, cy: 7, r: 4.5 }, 2),
    inked('circle', 'ceu', { cx: 4.5, cy: 17, r: 3.4 }, 2),
    inked('circle', 'ceu', { cx: 59.5, cy: 17, r: 3.4 }, 2),
    inked('path', 'folha', { d: 'M32 28L38 37L32 45L26 37Z' }, 2),
    ...[15, 26.5, 37.5, 49].map((cx) => flat('circle', 'papel', { cx, cy: 53.5, r: 2.4 })),
  ],
};

/** The parade, from the smallest prize up. */
export const symbols = [confete, serpentina, apito, tambor, pena, mascara, coroa];
