import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** A coin over the waves of a promenade. */
export const look: OriginalLook = {
  ground: 'barro',
  rays: 'urucum',
  hills: ['petroleo', 'tinta'],
  frame: 'petroleo',
  dots: 'papel',
  frameStyle: 'rings',
  burst: 'menta',
  lettering: { bend: 'rise', fill: 'sol', outline: 'tinta' },
  mascot: { puppet: 'onca', side: 'right' },
};

/** A samba that is not sure yet. */
export const song: SongSheet = {
  genre: 'samba',
  key: 57,
  mode: 'minor',
  beatsPerMinute: 108,
  chords: [1, 4, 7, 3, 6, 4, 5, 1],
  tune: [
    '5:2 .:2 5:2 8:4 7:2 5:4',
    '6:2 .:2 6:2 8:4 6:2 4:4',
    '7:2 .:2 9:2 7:4 5:2 4:4',
    '5:6 .:2 3:4 .:4',
    '6:2 .:2 8:2 10:4 8:2 6:4',
    '6:2 4:2 1:4 4:2 6:6',
    '5:2 7:2 9:4 7:2 5:2 4:4',
    '3:4 1:4 .:8',
  ],
  refrain: [
    '12:2 10:2 8:2 10:2 12:4 .:4',
    '13:2 11:2 8:2 11:2 13:4 .:4',
    '14:2 11:2 9:2 11:2 14:4 .:4',
    '12:4 10:4 7:8',
    '13:2 10:2 8:4 10:2 13:2 15:4',
    '13:2 11:2 8:4 11:4 13:4',
    '12:2 9:2 7:4 9:2 12:2 14:4',
    '15:4 12:4 8:8',
  ],
};
