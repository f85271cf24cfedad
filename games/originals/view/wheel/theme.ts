import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** The wheel of a fair, with lamps and a clown of a wind. */
export const look: OriginalLook = {
  ground: 'azul',
  rays: 'ceu',
  hills: ['jenipapo', 'tinta'],
  frame: 'urucum',
  dots: 'papel',
  frameStyle: 'sequins',
  burst: 'sol',
  lettering: { bend: 'arch', fill: 'sol', outline: 'tinta' },
  mascot: { puppet: 'capivara', side: 'right' },
};

/** A frevo that turns on its heel. */
export const song: SongSheet = {
  genre: 'frevo',
  key: 65,
  mode: 'major',
  beatsPerMinute: 132,
  chords: [1, 5, 5, 1, 4, 1, 5, 1],
  tune: [
    '5:2 6:2 5:2 3:2 5:4 8:4',
    '7:2 8:2 7:2 5:2 7:4 9:4',
    '9:2 7:2 5:2 4:2 7:8',
    '8:4 5:4 3:8',
    '6:2 8:2 11:2 8:2 6:4 8:4',
    '5:2 8:2 10:4 8:8',
    '9:2 11:2 9:2 7:2 5:4 7:4',
    '8:8 .:8',
  ],
  refrain: [
    '8:2 10:2 12:2 10:2 8:4 10:4',
    '9:2 11:2 12:2 11:2 9:8',
    '11:2 9:2 7:2 9:2 11:4 12:4',
    '10:4 8:4 12:8',
    '13:2 11:2 8:2 11:2 13:8',
    '12:2 10:2 8:2 10:2 12:8',
    '14:2 12:2 11:2 9:2 7:4 9:4',
    '8:4 12:4 15:8',
  ],
};
