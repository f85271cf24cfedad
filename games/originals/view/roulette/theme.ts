import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** A table by the sea, with the waves of the pavement of Ipanema. */
export const look: OriginalLook = {
  ground: 'ceu',
  rays: 'papel',
  hills: ['folha', 'mata'],
  frame: 'tinta',
  dots: 'papel',
  frameStyle: 'waves',
  burst: 'sol',
  lettering: { bend: 'wave', fill: 'papel', outline: 'tinta' },
  mascot: { puppet: 'tucano', side: 'right' },
};

/** A bossa that walks along the beach, a little faster than the tide. */
export const song: SongSheet = {
  genre: 'bossa',
  key: 60,
  mode: 'major',
  beatsPerMinute: 96,
  chords: [1, 6, 2, 5, 3, 6, 2, 5],
  tune: [
    '5:4 3:2 5:4 6:2 5:4',
    '8:6 .:2 6:4 5:4',
    '4:4 6:2 9:4 8:2 6:4',
    '7:6 .:2 5:4 4:4',
    '5:3 7:3 10:4 9:2 7:4',
    '8:6 .:2 6:4 8:4',
    '9:3 8:3 6:4 4:2 6:4',
    '7:4 5:4 .:8',
  ],
  refrain: [
    '8:3 10:3 12:4 10:2 12:4',
    '13:4 12:2 10:4 8:6',
    '11:3 9:3 13:4 11:2 9:4',
    '12:4 9:4 11:8',
    '10:3 12:3 14:4 12:2 10:4',
    '13:4 10:2 8:4 10:6',
    '11:3 13:3 9:4 8:2 6:4',
    '9:4 11:4 12:8',
  ],
};
