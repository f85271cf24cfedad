import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { clipped, disc, each, line, outline, path, times } from '../draw/shapes.ts';

const { ink, paper, sun, orange, coral, clay, earth, leaf, forest } = palette;

const edge = outline(ink, 7);
const round = 'stroke-linejoin="round" stroke-linecap="round"';
const cutOut = (d: string, fill: Ink): string => path(d, fill, `${edge} ${round}`);

const mango = (): string =>
  line('M78 34L70 10', ink, 9) +
  cutOut(
    'M78 32C118 26 148 62 140 102C132 142 92 154 60 142C26 128 10 94 24 64C34 42 54 34 78 32Z',
    sun,
  ) +
  path('M96 36C126 40 142 70 136 101C130 130 104 146 76 145C114 120 122 70 96 36Z', coral) +
  line('M42 68Q34 90 46 112', paper, 8) +
  cutOut('M74 24C92 2 126 2 146 20C124 40 94 42 74 24Z', leaf) +
  line('M86 22L126 20', forest, 5);

/** A seed of the araucaria: long and red, with a pale cap. */
const pineNut = (): string =>
  `<g transform="rotate(26 80 80)">${cutOut('M48 20C64 6 96 6 112 20C126 64 106 122 80 152C54 122 34 64 48 20Z', clay)}${path('M49 21C64 9 96 9 111 21C115 32 115 42 114 50Q80 66 46 50Q45 34 49 21Z', sun, outline(ink, 5))}${line('M64 78Q66 108 76 130', orange, 8)}</g>`;

/** A cone of the araucaria, a ball of scales that point outwards. */
const pineCone = (): string => {
  const scales = times(6, (row) =>
    times(7, (column) => {
      const [x, y] = [2 + column * 28 - (row % 2) * 14, 16 + row * 22];
      return path(
        `M${x - 14} ${y}Q${x - 12} ${y + 18} ${x} ${y + 30}Q${x + 12} ${y + 18} ${x + 14} ${y}Z`,
        (row + column) % 2 === 0 ? orange : earth,
        outline(ink, 5),
      );
    }),
  );
  return (
    cutOut('M72 34L66 6L94 6L88 34Z', earth) +
    cutOut('M66 22Q44 26 24 12Q48 2 66 22ZM94 22Q116 26 136 12Q112 2 94 22Z', leaf) +
    clipped(disc(80, 88, 62, earth), disc(80, 88, 62, earth) + scales) +
    disc(80, 88, 62, 'none', edge)
  );
};

const tiers = [
  [58, 92],
  [64, 58],
] as const;

/** An araucaria: boughs bent upwards, needles only at their ends. */
const araucaria = (): string => {
  const boughs = tiers
    .map(
      ([reach, y]) =>
        `M80 ${y + 26}Q${80 - reach} ${y + 26} ${80 - reach} ${y}M80 ${y + 26}Q${80 + reach} ${y + 26} ${80 + reach} ${y}`,
    )
    .join('');
  const wood = `M80 150L80 36${boughs}`;
  const tuft = (x: number, y: number, wide: number): string =>
    cutOut(
      `M${x - wide} ${y + 8}Q${x - wide} ${y - 16} ${x} ${y - 16}Q${x + wide} ${y - 16} ${x + wide} ${y + 8}Q${x} ${y + 16} ${x - wide} ${y + 8}Z`,
      leaf,
    );
  return (
    line(wood, ink, 21) +
    line(wood, earth, 9) +
    each(tiers, ([reach, y]) => tuft(80 - reach * 0.88, y, 24) + tuft(80 + reach * 0.88, y, 24)) +
    tuft(80, 26, 44)
  );
};

/** Fruits, cones and trees, by the names of their symbols. */
export const treeFigures: Readonly<Record<string, () => string>> = {
  manga: mango,
  pinhao: pineNut,
  pinha: pineCone,
  araucaria,
};
