import type { SongSheet } from '@arara/game-kit/music';
import type { Pigment } from '@arara/game-kit/stage';
import { flat, inked } from '../../common/screen.ts';
import { box } from '../layout.ts';
import type { ScratchTheme } from '../theme.ts';
import { symbols } from './symbols.ts';

/** A toada that walks under high trees. */
const song: SongSheet = {
  genre: 'toada',
  key: 57,
  mode: 'dorian',
  beatsPerMinute: 104,
  chords: [1, 4, 1, 5, 6, 4, 5, 1],
  tune: [
    '1:4 5:4 4:2 3:2 5:4',
    '6:4 8:2 6:2 4:8',
    '3:4 5:4 8:2 7:2 5:4',
    '7:4 5:2 4:2 2:8',
    '6:4 8:4 10:2 8:2 6:4',
    '4:2 6:2 8:4 6:8',
    '5:4 7:4 9:2 7:2 5:4',
    '8:2 5:2 3:4 1:8',
  ],
  refrain: [
    '8:2 10:2 12:4 10:2 8:2 10:4',
    '11:2 13:2 11:4 8:8',
    '12:2 10:2 8:4 10:2 12:2 15:4',
    '14:4 12:4 9:8',
    '13:2 10:2 8:4 10:2 13:2 12:4',
    '11:2 8:2 6:4 8:8',
    '9:2 12:2 14:4 12:2 9:2 7:4',
    '8:4 10:4 8:8',
  ],
};

/** Leaves that grow into the card: where, how they turn, how large, and their pigment. */
const leaves: readonly (readonly [
  x: number,
  y: number,
  turn: number,
  size: number,
  fill: Pigment,
])[] = [
  [26, 6, 130, 1.1, 'folha'],
  [2, 40, 60, 1.2, 'petroleo'],
  [60, -6, 170, 0.9, 'menta'],
  [394, 6, -130, 1.1, 'folha'],
  [418, 40, -60, 1.2, 'petroleo'],
  [360, -6, -170, 0.9, 'menta'],
  [0, 176, 60, 0.8, 'folha'],
  [420, 176, -60, 0.8, 'folha'],
  [0, 300, 80, 0.9, 'petroleo'],
  [420, 300, -80, 0.9, 'petroleo'],
  [40, 404, 20, 0.9, 'folha'],
  [380, 404, -20, 0.9, 'folha'],
  [148, 404, -8, 0.8, 'menta'],
  [276, 404, 8, 0.8, 'menta'],
];

const leaf = ([x, y, turn, size, fill]: (typeof leaves)[number]): SVGElement[] => {
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  return [
    inked('path', fill, { d: 'M0 0C-20 -10 -22 -34 0 -56C22 -34 20 -10 0 0Z', transform }, 2.5),
    inked(
      'path',
      'none',
      { d: 'M0 -4V-46M0 -16L-9 -24M0 -16L9 -24M0 -28L-8 -36M0 -28L8 -36', transform },
      1.6,
    ),
  ];
};

/** The dark of the forest, with leaves from all sides. */
const scenery = (): SVGElement[] => {
  const [width, height] = box;
  return [
    flat('rect', 'mata', { width, height }),
    flat('path', 'petroleo', { d: `M0 0H${width}V34Q300 62 210 44T0 52Z` }),
    ...leaves.flatMap(leaf),
  ];
};

/** Raspa da Mata: the forest and who lives there. */
export const theme: ScratchTheme = {
  code: 'raspa-da-mata',
  look: {
    ground: 'menta',
    rays: 'papel',
    hills: ['folha', 'mata'],
    frame: 'folha',
    dots: 'mata',
    frameStyle: 'bamboo',
    burst: 'sol',
    lettering: { bend: 'rise', fill: 'papel', outline: 'mata' },
    mascot: { puppet: 'onca', side: 'left' },
  },
  song,
  symbols,
  scenery,
  field: { paper: 'papel', edge: 'mata' },
  head: { words: 'papel', band: 'terra' },
  print: {
    figure: 'M10 20C2 15 1 7 10 0C19 7 18 15 10 20ZM9.4 4V17H10.6V4Z',
    tint: 'folha',
  },
};
