import { flat, inked } from '../../common/screen.ts';
import type { ScratchSymbol } from '../theme.ts';

const edge = 2.5;

const folha: ScratchSymbol = {
  name: 'folha',
  draw: () => [
    inked(
      'path',
      'folha',
      {
        d: 'M33 4C48 8 58 22 55 37L46 34L53 44C49 52 43 57 35 59L31 50L29 59C19 57 11 51 9 41L18 38L8 33C8 18 18 7 33 4Z',
      },
      edge,
    ),
    inked(
      'path',
      'none',
      { d: 'M33 6C30 24 31 42 34 62M32 26L48 20M32 36L46 34M31 26L17 22M32 36L18 38' },
      2,
    ),
    flat('path', 'menta', { d: 'M36 12C44 15 50 22 51 30L42 15Z' }),
  ],
};

const petal = (turn: number, fill: 'rosa' | 'papel', d: string): SVGElement =>
  inked('path', fill, { d, transform: `rotate(${turn} 32 42)` }, 2);
const long = 'M32 42C24 34 25 20 32 10C39 20 40 34 32 42Z';

const vitoriaRegia: ScratchSymbol = {
  name: 'vitoria-regia',
  draw: () => [
    inked('ellipse', 'mata', { cx: 32, cy: 48, rx: 30, ry: 13 }, edge),
    flat('ellipse', 'folha', { cx: 32, cy: 47, rx: 26, ry: 9.5 }),
    inked(
      'path',
      'none',
      { d: 'M32 47L8 42M32 47L56 42M32 47L14 54M32 47L50 54M32 47V56', opacity: 0.5 },
      1.5,
    ),
    ...[-64, 64, -38, 38].map((turn) => petal(turn, 'rosa', long)),
    ...[-18, 18].map((turn) => petal(turn, 'papel', long)),
    petal(0, 'rosa', long),
    flat('circle', 'sol', { cx: 32, cy: 41, r: 4 }),
  ],
};

const borboleta: ScratchSymbol = {
  name: 'borboleta',
  draw: () => [
    inked('path', 'azul', { d: 'M32 28C26 10 10 3 4 8C1 18 8 32 30 34Z' }, edge),
    inked('path', 'azul', { d: 'M32 28C38 10 54 3 60 8C63 18 56 32 34 34Z' }, edge),
    inked('path', 'ceu', { d: 'M30 34C16 33 8 42 12 54C20 60 29 50 31 38Z' }, edge),
    inked('path', 'ceu', { d: 'M34 34C48 33 56 42 52 54C44 60 35 50 33 38Z' }, edge),
    flat('path', 'ceu', {
      d: 'M9 12C16 12 24 20 27 28C18 27 11 21 9 12ZM55 12C48 12 40 20 37 28C46 27 53 21 55 12Z',
    }),
    flat('circle', 'sol', { cx: 20, cy: 46, r: 4.5 }),
    flat('circle', 'sol', { cx: 44, cy: 46, r: 4.5 }),
    inked('path', 'terra', { d: 'M32 22Q36 34 32 54Q28 34 32 22Z' }, 2),
    inked('path', 'none', { d: 'M31 23Q27 13 22 12M33 23Q37 13 42 12' }, 2),
  ],
};

const sapo: ScratchSymbol = {
  name: 'sapo',
  draw: () => [
    inked('path', 'laranja', { d: 'M6 58Q2 50 10 46L20 56ZM58 58Q62 50 54 46L44 56Z' }, edge),
    inked(
      'path',
      'folha',
      { d: 'M32 15C50 15 60 27 60 39C60 52 47 58 32 58S4 52 4 39C4 27 14 15 32 15Z' },
      edge,
    ),
    inked('circle', 'folha', { cx: 18, cy: 17, r: 11 }, edge),
    inked('circle', 'folha', { cx: 46, cy: 17, r: 11 }, edge),
    inked('circle', 'urucum', { cx: 18, cy: 17, r: 7 }, 2),
    inked('circle', 'urucum', { cx: 46, cy: 17, r: 7 }, 2),
    flat('ellipse', 'tinta', { cx: 18, cy: 17, rx: 2, ry: 5.5 }),
    flat('ellipse', 'tinta', { cx: 46, cy: 17, rx: 2, ry: 5.5 }),
    flat('path', 'menta', { d: 'M11 44Q32 58 53 44Q48 56 32 56T11 44Z' }),
    inked('path', 'none', { d: 'M9 39Q32 53 55 39M28 31v2M36 31v2' }, edge),
  ],
};

const tucano: ScratchSymbol = {
  name: 'tucano',
  draw: () => [
    inked(
      'path',
      'tinta',
      { d: 'M3 61C4 44 2 22 16 12C29 3 42 10 42 24C42 42 34 50 32 61Z' },
      edge,
    ),
    flat('path', 'papel', { d: 'M12 61C16 50 15 40 24 34C32 33 38 31 40 30C38 44 32 50 30.5 61Z' }),
    flat('path', 'urucum', { d: 'M8 61C9 56 12 54 13 61Z' }),
    inked(
      'path',
      'laranja',
      { d: 'M38 13C52 9 63 19 61 38C59 46 55 49 52 44C52 35 46 32 37 32Z' },
      edge,
    ),
    flat('path', 'sol', { d: 'M40 15C50 12 59 19 59.5 30C54 22 47 22 40 23Z' }),
    inked('path', 'none', { d: 'M38 25C48 24 55 29 56 41' }, 1.8),
    flat('path', 'tinta', { d: 'M60.8 36C59.5 45 55.5 49.5 52 44C55 45 59 42 60.8 36Z' }),
    inked('circle', 'ceu', { cx: 28, cy: 20, r: 7 }, 2),
    flat('circle', 'papel', { cx: 28, cy: 20, r: 4 }),
    flat('circle', 'tinta', { cx: 28.5, cy: 20, r: 2.4 }),
  ],
};

const arara: ScratchSymbol = {
  name: 'arara',
  draw: () => [
    inked(
      'path',
      'urucum',
      { d: 'M6 61C4 40 6 18 20 9C32 2 46 7 49 19L34 40C34 50 38 54 38 61Z' },
      edge,
    ),
    flat('path', 'sol', { d: 'M8.5 60C7.5 50 8 44 9.5 38C16 44 20 52 21 60Z' }),
    flat('path', 'azul', {
      d: 'M23 60C22 53 17 44 10.5 37C11 34 11.5 32 12.5 30C22 38 29 49 30 60Z',
    }),
    inked(
      'path',
      'papel',
      { d: 'M27 12C36 8 45 12 47 20C44 28 38 33 31 31C25 27 24 18 27 12Z' },
      2,
    ),
    inked('path', 'none', { d: 'M29 24Q34 27 40 26M30 28Q34 30 38 29' }, 1.3),
    inked(
      'path',
      'papel',
      { d: 'M43 10C55 9 61 20 57 36C56 40 53 40 52 36C51 30 48 27 42 27C46 21 46 16 43 10Z' },
      edge,
    ),
    inked('path', 'tinta', { d: 'M42 28C47 28 49 31 50 35C46 39 41 38 38 33Z' }, 2),
    inked('circle', 'sol', { cx: 35, cy: 17, r: 4 }, 1.6),
    flat('circle', 'tinta', { cx: 35.5, cy: 17, r: 2 }),
  ],
};

const spots = [
  [14, 24, 3.2],
  [50, 24, 3.2],
  [11, 36, 2.8],
  [53, 36, 2.8],
  [17, 47, 2.8],
  [47, 47, 2.8],
  [26, 13, 2.6],
  [38, 13, 2.6],
  [32, 18, 2.4],
] as const;

const onca: ScratchSymbol = {
  name: 'onca',
  draw: () => [
    inked('circle', 'laranja', { cx: 13, cy: 14, r: 9 }, edge),
    inked('circle', 'laranja', { cx: 51, cy: 14, r: 9 }, edge),
    flat('circle', 'terra', { cx: 13, cy: 14, r: 4 }),
    flat('circle', 'terra', { cx: 51, cy: 14, r: 4 }),
    inked(
      'path',
      'sol',
      { d: 'M32 7C51 7 60 20 59 35C58 50 47 60 32 60S6 50 5 35C4 20 13 7 32 7Z' },
      edge,
    ),
    ...spots.map(([cx, cy, r]) => flat('circle', 'terra', { cx, cy, r })),
    inked(
      'path',
      'papel',
      { d: 'M32 36C42 36 47 42 45 49C43 56 37 58 32 58S21 56 19 49C17 42 22 36 32 36Z' },
      2,
    ),
    inked(
      'path',
      'papel',
      { d: 'M17 27Q23 22 28 29Q22 34 17 27ZM47 27Q41 22 36 29Q42 34 47 27Z' },
      2,
    ),
    flat('circle', 'mata', { cx: 23, cy: 28, r: 2.6 }),
    flat('circle', 'mata', { cx: 41, cy: 28, r: 2.6 }),
    inked('path', 'rosa', { d: 'M26 38H38L32 45Z' }, 2),
    inked('path', 'none', { d: 'M32 45V49M32 49Q27 54 23 50M32 49Q37 54 41 50' }, 2),
    inked('path', 'none', { d: 'M18 46H6M18 49L8 53M46 46H58M46 49L56 53' }, 1.2),
  ],
};

/** The forest, from the smallest prize up. */
export const symbols = [folha, vitoriaRegia, borboleta, sapo, tucano, arara, onca];
