import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { disc, each, fixed, line, outline, path, rect, times } from '../draw/shapes.ts';

const { ink, paper, sun, orange, coral, clay, earth, pink, leaf, blue, mint } = palette;

const edge = outline(ink, 7);
const round = 'stroke-linejoin="round" stroke-linecap="round"';
const cutOut = (d: string, fill: Ink): string => path(d, fill, `${edge} ${round}`);

/** Grains on a sweet: short strokes, each at a place and turned so. */
const grains = (
  fill: Ink,
  list: readonly (readonly [x: number, y: number, turn: number])[],
): string =>
  each(list, ([x, y, turn]) => {
    const [dx, dy] = [6 * Math.cos(turn), 6 * Math.sin(turn)].map(fixed);
    return line(`M${x - (dx ?? 0)} ${y - (dy ?? 0)}l${2 * (dx ?? 0)} ${2 * (dy ?? 0)}`, fill, 6);
  });

/** The pleated paper in which small sweets stand. */
const cup = (fill: Ink, pleat: Ink): string =>
  cutOut(
    'M20 98L32 98L38 104L50 102L58 110L70 108L80 114L90 108L102 110L110 102L122 104L128 98L140 98L122 146Q80 156 38 146Z',
    fill,
  ) + line('M46 112L54 143M68 118L71 148M92 118L89 148M114 112L106 143', pleat, 5);

/** A ball of sweet dough in its paper. */
const ball = (dough: Ink, top: string, fill: Ink, pleat: Ink): string =>
  disc(80, 72, 54, dough, edge) + top + cup(fill, pleat);

const ballGrains = [
  [60, 44, 0.4],
  [90, 36, 2.4],
  [112, 60, 1.2],
  [46, 74, 2],
  [78, 64, 0.1],
  [106, 86, 2.7],
  [70, 88, 0.9],
] as const;

const quindim = (): string =>
  cutOut('M22 104C22 58 44 34 80 34C116 34 138 58 138 104Q138 122 80 124Q22 122 22 104Z', sun) +
  path('M26 98Q80 118 134 98Q138 120 80 122Q22 120 26 98Z', orange) +
  path('M56 50Q80 62 104 50Q98 66 80 66Q62 66 56 50Z', orange, `${outline(ink, 5)} ${round}`) +
  line('M40 84Q42 62 54 52', paper, 7) +
  line('M14 128Q80 146 146 128', ink, 7);

const brigadeiro = (): string =>
  ball(
    earth,
    grains(orange, ballGrains.slice(0, 3)) +
      grains(paper, ballGrains.slice(3, 5)) +
      grains(coral, ballGrains.slice(5)),
    pink,
    coral,
  );

const beijinho = (): string =>
  ball(paper, grains(mint, ballGrains), leaf, ink) +
  line('M80 12L80 32', ink, 7) +
  disc(80, 13, 9, earth, outline(ink, 4));

const spiral = (): string => {
  const points = Array.from({ length: 46 }, (_, n) => {
    const [angle, far] = [n * 0.42, 4 + n * 1.04];
    return `${fixed(80 + far * Math.cos(angle))} ${fixed(82 + far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}`;
};

const rollCake = (): string =>
  disc(80, 82, 60, sun, edge) +
  line(spiral(), coral, 10) +
  each(
    [
      [52, 42],
      [112, 48],
      [124, 94],
      [92, 132],
      [44, 118],
    ],
    ([x, y]) => disc(x, y, 3.5, paper),
  );

const cocada = (): string =>
  cutOut(
    'M20 112Q16 84 40 76Q44 48 72 52Q92 32 114 52Q140 56 138 84Q150 104 138 120Q80 140 20 112Z',
    paper,
  ) +
  path('M22 108Q80 134 140 112Q140 122 132 124Q80 138 24 116Z', clay) +
  grains(clay, [
    [58, 74, 0.5],
    [86, 62, 2.2],
    [112, 78, 0.9],
    [44, 98, 2.6],
    [76, 96, 0.2],
    [108, 106, 2],
  ]);

const peanutBar = (): string =>
  cutOut('M18 60L118 34L144 96L42 128Z', earth) +
  each(
    [
      [46, 76, -14],
      [78, 62, 30],
      [110, 60, -30],
      [60, 104, 24],
      [92, 90, -10],
      [120, 86, 16],
    ],
    ([x, y, turn]) =>
      `<ellipse cx="${x}" cy="${y}" rx="15" ry="10" transform="rotate(${turn} ${x} ${y})" fill="${orange}" ${outline(ink, 4)}/>` +
      line(`M${x - 6} ${y}l12 0`, ink, 3, `transform="rotate(${turn} ${x} ${y})"`),
  );

const marshmallow = (): string =>
  cutOut('M30 58L80 34L134 54L132 112L84 138L30 114Z', paper) +
  path('M30 58L84 82L84 138L30 114Z', pink) +
  line('M30 58L84 82L134 54M84 82L84 138', ink, 6) +
  grains(pink, [
    [74, 54, 0.3],
    [98, 62, 2.4],
    [104, 96, 1.5],
    [118, 78, 0.6],
  ]) +
  grains(paper, [
    [48, 84, 0.6],
    [62, 110, 2.1],
  ]);

const peanutSweet = (): string =>
  cutOut('M36 52L40 124Q80 146 120 124L124 52Z', orange) +
  `<ellipse cx="80" cy="50" rx="45" ry="20" fill="${sun}" ${edge}/>` +
  path('M38 92L122 92L121 116Q80 136 39 116Z', coral) +
  line('M38 92Q80 110 122 92M39 116Q80 136 121 116', ink, 5) +
  grains(clay, [
    [64, 48, 0.2],
    [90, 44, 2.6],
    [98, 56, 0.4],
  ]);

const cake = (): string =>
  cutOut('M22 92L138 92L132 142L28 142Z', pink) +
  cutOut(
    'M18 78Q80 62 142 78L142 98Q132 112 122 98Q110 116 98 98Q86 116 74 98Q62 116 50 98Q38 114 28 98Q20 104 18 94Z',
    paper,
  ) +
  times(3, (n) => {
    const x = 48 + n * 32;
    return (
      rect(x - 6, 44, 12, 32, [blue, coral, leaf][n] ?? blue, outline(ink, 4)) +
      path(`M${x} 12Q${x + 14} 32 ${x} 42Q${x - 14} 32 ${x} 12Z`, sun, outline(ink, 4))
    );
  });

/** A bonbon in its wrapping, round as a bomb, with a fuse that burns; its value is written below. */
const bonbon = (): string =>
  cutOut('M36 66L4 40L12 74L2 100L38 92Z', coral) +
  cutOut('M124 66L156 40L148 74L158 100L122 92Z', coral) +
  line('M92 34Q98 10 122 14', ink, 11) +
  line('M92 34Q98 10 122 14', paper, 4) +
  path(
    'M124 0L129 9L140 6L135 15L144 22L133 23L132 34L124 27L115 31L118 21L110 14L121 11Z',
    sun,
    outline(ink, 4),
  ) +
  disc(80, 82, 52, earth, edge) +
  line('M44 74Q50 48 74 42', orange, 9) +
  disc(46, 88, 5, orange);

/** Figures of cut paper by the names of their symbols, each in a square of 160 units. */
export const cutFigures: Readonly<Record<string, () => string>> = {
  quindim,
  brigadeiro,
  beijinho,
  'bolo-de-rolo': rollCake,
  cocada,
  'pe-de-moleque': peanutBar,
  'maria-mole': marshmallow,
  pacoca: peanutSweet,
  'bolo-de-festa': cake,
  bombom: bonbon,
};
