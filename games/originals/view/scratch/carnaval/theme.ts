import { cssColour } from '@arara/game-kit/stage';
import type { SongSheet } from '@arara/game-kit/music';
import type { Pigment } from '@arara/game-kit/stage';
import { flat, inked } from '../../common/screen.ts';
import { box } from '../layout.ts';
import { roughly } from '../rough.ts';
import type { ScratchTheme } from '../theme.ts';
import { symbols } from './symbols.ts';

/** A samba of the last night of the parade. */
const song: SongSheet = {
  genre: 'samba',
  key: 67,
  mode: 'major',
  beatsPerMinute: 134,
  chords: [1, 6, 2, 5, 3, 6, 5, 1],
  tune: [
    '5:3 3:3 5:2 8:4 7:4',
    '6:3 8:3 6:2 3:8',
    '4:3 6:3 8:2 6:4 4:4',
    '5:3 7:3 9:2 7:8',
    '7:3 5:3 3:2 5:4 7:4',
    '8:3 6:3 8:2 10:8',
    '9:2 7:2 5:2 7:2 4:4 2:4',
    '1:2 3:2 5:4 8:8',
  ],
  refrain: [
    '12:2 12:2 10:4 8:2 10:2 12:4',
    '13:2 10:2 8:4 6:8',
    '11:2 13:2 11:4 8:2 9:2 11:4',
    '12:2 9:2 7:4 9:8',
    '14:2 12:2 10:4 7:2 10:2 12:4',
    '13:2 15:2 13:4 10:8',
    '14:2 12:2 11:2 9:2 7:4 9:4',
    '15:4 12:4 8:8',
  ],
};

const papers: readonly Pigment[] = ['sol', 'urucum', 'ceu', 'folha', 'rosa', 'papel'];
const bits = 74;

/** Confetti all over the card; the same each time. */
function confetti(): SVGElement[] {
  const next = roughly(77);
  const [width, height] = box;
  return Array.from({ length: bits }, (_, at) => {
    const transform = `translate(${Math.round(next() * width)} ${Math.round(next() * height)}) rotate(${Math.round(next() * 180)})`;
    const fill = papers[at % papers.length] ?? 'sol';
    return at % 2 === 0
      ? flat('circle', fill, { r: 3.4, transform })
      : flat('rect', fill, { x: -4, y: -2.5, width: 8, height: 5, transform });
  });
}

const streamer = (fill: Pigment, d: string): SVGElement[] => [
  inked('path', 'none', { d, 'stroke-linecap': 'round' }, 9),
  inked('path', 'none', { d, 'stroke-linecap': 'round', stroke: cssColour(fill) }, 5),
];

/** The last night of the parade: streamers from both sides, and confetti. */
const scenery = (): SVGElement[] => {
  const [width, height] = box;
  return [
    flat('rect', 'jenipapo', { width, height }),
    ...confetti(),
    ...streamer('sol', 'M-4 4C26 2 12 30 34 22S30 50 -4 46'),
    ...streamer('rosa', 'M16 -4C44 8 40 26 52 10S70 -2 66 -6'),
    ...streamer('ceu', 'M424 4C394 2 408 30 386 22S390 50 424 46'),
    ...streamer('urucum', 'M404 -4C376 8 380 26 368 10S350 -2 354 -6'),
  ];
};

/** Raspa Carnaval: the parade. */
export const theme: ScratchTheme = {
  code: 'raspa-carnaval',
  look: {
    ground: 'rosa',
    rays: 'sol',
    hills: ['jenipapo', 'tinta'],
    frame: 'sol',
    dots: 'urucum',
    frameStyle: 'sequins',
    burst: 'urucum',
    lettering: { bend: 'wave', fill: 'papel', outline: 'jenipapo' },
    mascot: { puppet: 'arara', side: 'right' },
  },
  song,
  symbols,
  scenery,
  field: { paper: 'papel', edge: 'jenipapo' },
  head: { words: 'papel', band: 'urucum' },
  print: {
    figure:
      'M10 0L12.6 6.800L20 7.200L14.3 11.900L16.2 19.200L10 15.100L3.8 19.200L5.7 11.900L0 7.200L7.4 6.800Z',
    tint: 'rosa',
  },
};
