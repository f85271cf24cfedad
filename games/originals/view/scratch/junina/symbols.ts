import { flat, inked } from '../../common/screen.ts';
import type { ScratchSymbol } from '../theme.ts';

const edge = 2.5;

const milho: ScratchSymbol = {
  name: 'milho',
  draw: () => [
    inked(
      'path',
      'sol',
      { d: 'M32 4C42 8 45 22 43 37C42 48 38 54 32 57C26 54 22 48 21 37C19 22 22 8 32 4Z' },
      edge,
    ),
    inked(
      'path',
      'none',
      {
        d: 'M28 7C25 22 26 40 29 52M36 7C39 22 38 40 35 52M22 18Q32 22 42 18M21 27Q32 31 43 27M22 36Q32 40 42 36',
        opacity: 0.6,
      },
      1.5,
    ),
    inked('path', 'folha', { d: 'M32 61C19 59 9 46 8 25C18 31 27 42 32 61Z' }, edge),
    inked('path', 'menta', { d: 'M32 61C45 59 55 46 56 25C46 31 37 42 32 61Z' }, edge),
    inked('path', 'none', { d: 'M13 34Q24 44 30 58M51 34Q40 44 34 58' }, 1.5),
  ],
};

const puffs = [
  [20, 20, 9],
  [33, 13, 10],
  [46, 20, 9],
  [27, 27, 8],
  [40, 27, 8],
] as const;

const pipoca: ScratchSymbol = {
  name: 'pipoca',
  draw: () => [
    ...puffs.map(([cx, cy, r]) => inked('circle', 'papel', { cx, cy, r }, edge)),
    flat('path', 'sol', {
      d: 'M31 12a3 3 0 1 0 4 3zM19 20a2.5 2.5 0 1 0 3 3zM45 19a2.5 2.5 0 1 0 3 3z',
    }),
    inked('path', 'papel', { d: 'M12 29H54L48 60H18Z' }, edge),
    flat('path', 'urucum', {
      d: 'M14 30.5H22.5L26 58.7H19.3ZM31 30.5H36.5L35.6 58.7H31.4ZM44.5 30.5H52.2L47 58.7H41Z',
    }),
    inked('path', 'none', { d: 'M12 29H54L48 60H18Z' }, edge),
  ],
};

const pennant = (x: number, y: number, fill: 'urucum' | 'sol' | 'azul'): SVGElement =>
  inked(
    'path',
    fill,
    { d: `M${x} ${y}H${x + 18}V${y + 30}L${x + 9} ${y + 21}L${x} ${y + 30}Z` },
    edge,
  );

const bandeirinha: ScratchSymbol = {
  name: 'bandeirinha',
  draw: () => [
    inked('path', 'none', { d: 'M2 12Q32 26 62 12' }, edge),
    pennant(3, 15, 'urucum'),
    pennant(23, 20, 'sol'),
    pennant(43, 15, 'azul'),
    flat('circle', 'papel', { cx: 12, cy: 25, r: 3 }),
    flat('circle', 'barro', { cx: 32, cy: 30, r: 3 }),
    flat('circle', 'papel', { cx: 52, cy: 25, r: 3 }),
  ],
};

const chapeu: ScratchSymbol = {
  name: 'chapeu',
  draw: () => [
    inked('ellipse', 'laranja', { cx: 32, cy: 44, rx: 30, ry: 12 }, edge),
    inked('path', 'sol', { d: 'M15 43C14 20 22 11 32 11S50 20 49 43Q32 51 15 43Z' }, edge),
    inked('path', 'urucum', { d: 'M14.6 36Q32 45 49.4 36L49 43Q32 51.5 15 43Z' }, 2),
    inked('path', 'none', { d: 'M22 17Q32 22 42 17M19 25Q32 31 45 25', opacity: 0.6 }, 1.5),
    inked('path', 'none', { d: 'M5 46l4 4M12 50l3 4M59 46l-4 4M52 50l-3 4' }, 1.5),
  ],
};

const balao: ScratchSymbol = {
  name: 'balao',
  draw: () => [
    inked('path', 'urucum', { d: 'M32 3L56 27L42 50H22L8 27Z' }, edge),
    flat('path', 'sol', { d: 'M32 5L41.5 27L36.5 48.700H27.500L22.5 27Z' }),
    inked('path', 'none', { d: 'M8 27H56M32 3L22 27L27 50M32 3L42 27L37 50' }, 1.8),
    flat('path', 'azul', {
      d: 'M11 28.500H21.300L25.6 48.600H22.800ZM53 28.500H42.700L38.4 48.600H41.200Z',
    }),
    inked('path', 'none', { d: 'M32 3L56 27L42 50H22L8 27Z' }, edge),
    inked('path', 'laranja', { d: 'M27 51H37Q38 58 32 62Q26 58 27 51Z' }, 2),
    flat('path', 'sol', { d: 'M30 52H34Q34.5 56 32 58.500Q29.5 56 30 52Z' }),
  ],
};

const fogueira: ScratchSymbol = {
  name: 'fogueira',
  draw: () => [
    inked(
      'path',
      'urucum',
      {
        d: 'M32 3C34 14 48 19 48 35C48 46 41 51 32 51S16 46 16 35C16 27 21 25 22 17C26 20 28 23 28 26C31 20 33 12 32 3Z',
      },
      edge,
    ),
    flat('path', 'laranja', {
      d: 'M34 18C36 26 43 29 43 38S38 49 32 49S21 45 21 37C21 33 24 31 25 28C27 30 29 33 29 35C32 31 34 26 34 18Z',
    }),
    flat('path', 'sol', { d: 'M33 32C34 36 38 38 38 42S35.5 48 32 48S26 46 26 42S31 38 33 32Z' }),
    inked('path', 'terra', { d: 'M5 50L10 45L58 57L55 62Z' }, edge),
    inked('path', 'barro', { d: 'M59 50L54 45L6 57L9 62Z' }, edge),
    flat('circle', 'papel', { cx: 8.5, cy: 59, r: 2 }),
    flat('circle', 'papel', { cx: 55.5, cy: 59, r: 2 }),
  ],
};

const sanfona: ScratchSymbol = {
  name: 'sanfona',
  draw: () => [
    inked(
      'path',
      'papel',
      { d: 'M20 13L24 10L28 13L32 10L36 13L40 10L44 13V51L40 54L36 51L32 54L28 51L24 54L20 51Z' },
      edge,
    ),
    inked('path', 'none', { d: 'M24 10V54M28 13V51M32 10V54M36 13V51M40 10V54' }, 1.8),
    inked('path', 'urucum', { d: 'M3 14Q3 9 8 9H20V55H8Q3 55 3 50Z' }, edge),
    inked('path', 'urucum', { d: 'M61 14Q61 9 56 9H44V55H56Q61 55 61 50Z' }, edge),
    inked('rect', 'papel', { x: 4.5, y: 15, width: 7, height: 34 }, 1.6),
    inked(
      'path',
      'none',
      { d: 'M4.5 21.800H11.500M4.5 28.600H11.500M4.5 35.400H11.500M4.5 42.200H11.5' },
      1.6,
    ),
    flat('path', 'sol', {
      d: 'M14.5 16a2 2 0 1 0 .1 0zM14.5 28a2 2 0 1 0 .1 0zM14.5 40a2 2 0 1 0 .1 0z',
    }),
    ...[17, 26, 35, 44].flatMap((cy) => [
      flat('circle', 'sol', { cx: 49.5, cy: cy + 1, r: 2.2 }),
      flat('circle', 'papel', { cx: 55.5, cy: cy + 1, r: 2.2 }),
    ]),
  ],
};

/** The feast of Saint John, from the smallest prize up. */
export const symbols = [milho, pipoca, bandeirinha, chapeu, balao, fogueira, sanfona];
