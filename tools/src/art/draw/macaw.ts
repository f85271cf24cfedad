import { palette } from './palette.ts';
import type { Ink } from './palette.ts';
import { wedges } from './patterns.ts';
import { clipped, disc, line, path, times } from './shapes.ts';

export type MacawOptions = {
  x?: number;
  y?: number;
  scale?: number;
  /** -1 faces left. */
  flip?: 1 | -1;
  back?: Ink;
  backScale?: Ink;
  breast?: Ink;
  breastScale?: Ink;
  brow?: Ink;
};

const nape =
  'M140 46C78 46 34 92 32 158C30 240 4 320 -60 420H110C96 340 104 280 128 232L216 96C200 62 174 46 140 46Z';
const chest = 'M126 226C96 290 92 350 108 430H300C290 330 262 268 212 224C184 246 152 246 126 226Z';

const backScales = times(45, (index) => {
  const [row, column] = [Math.floor(index / 5), index % 5];
  const x = 14 + column * 24 + (row % 2) * 12 - row * 7;
  return `M${x - 11} ${150 + row * 32}q11 20 22 0`;
});

const breastScales = times(30, (index) => {
  const [row, column] = [Math.floor(index / 6), index % 6];
  const x = 126 + column * 26 + (row % 2) * 13 - row * 3;
  return `M${x - 10} ${262 + row * 32}q10 18 20 0`;
});

const { ink, paper } = palette;
const edge = (width: number, stroke: Ink = ink): string =>
  `stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`;

function plumage(options: MacawOptions): string {
  const { back = palette.blue, breast = palette.sun, brow = palette.leaf } = options;
  const { backScale = '#0f3cb4', breastScale = palette.orange } = options;
  return (
    path(nape, back, edge(7)) +
    clipped(
      `<path d="${nape}"/>`,
      line(backScales, backScale, 5) +
        wedges(-60, 90, 120, 330, 20, ink, { thickness: 9, length: 0.55, seed: 5 }),
    ) +
    path(chest, breast, edge(7)) +
    clipped(
      `<path d="${chest}"/>`,
      line(breastScales, breastScale, 5) +
        wedges(150, 260, 160, 170, 14, breastScale, {
          thickness: 10,
          length: 0.5,
          seed: 9,
          direction: -1,
        }),
    ) +
    path('M92 62C124 34 190 40 218 98C186 78 130 74 92 62Z', brow, edge(6))
  );
}

const face = ({ breast = palette.sun }: MacawOptions): string =>
  path(
    'M214 96C176 70 118 92 112 148C108 196 136 232 174 236C200 238 214 226 218 206Z',
    paper,
    edge(7),
  ) +
  path(
    'M112 150C104 208 140 250 184 246C206 244 220 234 222 222L212 214C190 226 140 222 112 150Z',
    ink,
  ) +
  line('M130 178q16 9 32 6M136 194q18 9 38 5M146 210q18 7 40 2M128 162q12 8 26 7', ink, 4.2) +
  disc(166, 136, 21, ink) +
  disc(166, 136, 15, breast) +
  disc(168, 136, 8, ink) +
  disc(171, 132, 2.6, paper);

const beak =
  path(
    'M208 214C226 212 240 220 246 240C234 254 214 254 202 240Z',
    ink,
    `stroke="${paper}" stroke-width="3"`,
  ) +
  path(
    'M206 88C262 82 306 126 302 190C300 226 288 252 268 276C268 242 250 214 210 206C198 166 196 128 206 88Z',
    ink,
    edge(3.5, paper),
  ) +
  path(
    'M232 104C262 110 282 134 286 166C272 138 254 120 232 104ZM226 126C250 136 268 156 274 186C260 162 244 144 226 126Z',
    paper,
    'opacity=".9"',
  );

/** The house bird, a blue-and-yellow macaw in profile facing right; its box is 300 by 400. */
export function macaw(options: MacawOptions = {}): string {
  const { x = 0, y = 0, scale = 1, flip = 1 } = options;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale * flip} ${scale})">` +
    `${plumage(options)}${face(options)}${beak}</g>`
  );
}
