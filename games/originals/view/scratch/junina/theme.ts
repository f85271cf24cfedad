import type { SongSheet } from '@arara/game-kit/music';
import type { Pigment } from '@arara/game-kit/stage';
import { flat, inked } from '../../common/screen.ts';
import { box } from '../layout.ts';
import type { ScratchTheme } from '../theme.ts';
import { symbols } from './symbols.ts';

/** A forró of the bonfire, quick on its feet. */
const song: SongSheet = {
  genre: 'forro',
  key: 62,
  mode: 'mixolydian',
  beatsPerMinute: 122,
  chords: [1, 7, 4, 1, 1, 7, 5, 1],
  tune: [
    '1:2 3:2 5:2 5:2 6:2 5:2 3:4',
    '7:2 5:2 4:2 2:2 4:4 5:4',
    '4:2 6:2 8:2 6:2 5:2 4:2 3:4',
    '3:2 2:2 1:4 5:8',
    '8:2 8:2 6:2 5:2 6:2 5:2 3:4',
    '7:2 9:2 7:2 5:2 4:4 2:4',
    '5:2 4:2 2:2 4:2 5:4 7:4',
    '8:4 5:4 1:8',
  ],
  refrain: [
    '8:3 8:3 10:2 12:4 10:4',
    '11:3 9:3 7:2 9:8',
    '11:3 11:3 13:2 11:4 8:4',
    '10:3 8:3 5:2 8:8',
    '12:3 12:3 10:2 8:4 10:4',
    '14:3 11:3 9:2 7:8',
    '12:2 11:2 9:2 7:2 9:4 11:4',
    '12:4 10:4 8:8',
  ],
};

const cloths: readonly Pigment[] = ['urucum', 'sol', 'menta', 'ceu', 'rosa'];
const flags = 12;

/** A string of paper flags across the whole card. */
function flagString(from: number, sag: number, shift: number): SVGElement[] {
  const [width] = box;
  const y = (t: number): number => from + sag * 4 * t * (1 - t);
  const rope = inked(
    'path',
    'none',
    { d: `M0 ${from}Q${width / 2} ${from + sag * 2} ${width} ${from}` },
    2,
  );
  const hung = Array.from({ length: flags }, (_, at) => {
    const t = (at + 0.5) / flags;
    const fill = cloths[(at + shift) % cloths.length] ?? 'sol';
    const d = 'M-10 0H10V24L0 15L-10 24Z';
    return inked('path', fill, { d, transform: `translate(${t * width} ${y(t)})` }, 2);
  });
  return [rope, ...hung];
}

const stars = [
  [14, 70],
  [406, 96],
  [8, 168],
  [413, 208],
  [146, 56],
  [281, 57],
  [144, 290],
  [279, 176],
  [10, 330],
  [411, 352],
] as const;

/** The night of Saint John: stars, flags, and the light of a fire from below. */
const scenery = (): SVGElement[] => {
  const [width, height] = box;
  return [
    flat('rect', 'azul', { width, height }),
    flat('path', 'jenipapo', { d: `M0 ${height}V250Q210 190 ${width} 250V${height}Z` }),
    flat('path', 'barro', { d: `M0 ${height}V340Q210 290 ${width} 340V${height}Z` }),
    flat('path', 'laranja', { d: `M0 ${height}V390Q210 372 ${width} 390V${height}Z` }),
    ...stars.map(([x, y]) =>
      flat('path', 'papel', {
        d: 'M0 -5L1.3 -1.3L5 0L1.3 1.3L0 5L-1.3 1.3L-5 0L-1.3 -1.3Z',
        transform: `translate(${x} ${y})`,
      }),
    ),
    ...flagString(3, 9, 0),
  ];
};

/** Raspa Junina: the feast of Saint John. */
export const theme: ScratchTheme = {
  code: 'raspa-junina',
  look: {
    ground: 'azul',
    rays: 'jenipapo',
    hills: ['terra', 'tinta'],
    frame: 'urucum',
    dots: 'papel',
    frameStyle: 'check',
    burst: 'sol',
    lettering: { bend: 'arch', fill: 'sol', outline: 'tinta' },
    mascot: { puppet: 'tatu', side: 'right' },
  },
  song,
  symbols,
  scenery,
  field: { paper: 'papel', edge: 'barro' },
  head: { words: 'tinta', band: 'sol' },
  print: { figure: 'M3 1H17V19L10 13L3 19Z', tint: 'laranja' },
};
