import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** A kite over the roofs, on a day with wind. */
export const look: OriginalLook = {
  ground: 'ceu',
  rays: 'papel',
  hills: ['folha', 'mata'],
  frame: 'urucum',
  dots: 'sol',
  frameStyle: 'check',
  burst: 'sol',
  lettering: { bend: 'rise', fill: 'sol', outline: 'tinta' },
  mascot: { puppet: 'arara', side: 'right' },
};

/** A light choro that climbs. */
export const song: SongSheet = {
  genre: 'choro',
  key: 67,
  mode: 'major',
  beatsPerMinute: 100,
  chords: [1, 4, 5, 1, 6, 2, 5, 1],
  tune: [
    '1:2 3:2 5:2 8:4 7:2 5:4',
    '6:2 8:2 6:2 4:6 .:4',
    '2:2 4:2 5:2 7:4 9:2 7:4',
    '8:6 5:2 3:4 .:4',
    '6:2 8:2 10:2 8:4 6:2 3:4',
    '4:2 6:2 9:4 6:4 4:4',
    '5:2 7:2 9:2 7:4 5:2 4:4',
    '3:4 5:4 8:8',
  ],
  refrain: [
    '8:2 10:2 12:4 10:4 8:4',
    '11:2 10:2 8:4 6:4 8:4',
    '9:2 11:2 12:4 11:4 9:4',
    '12:4 10:4 8:8',
    '13:2 12:2 10:4 8:4 10:4',
    '11:2 9:2 6:4 9:4 11:4',
    '12:2 11:2 9:4 7:4 9:4',
    '10:4 12:4 8:8',
  ],
};
