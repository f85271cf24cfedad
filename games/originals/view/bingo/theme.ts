import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** A bingo on the square, under strings of paper flags. */
export const look: OriginalLook = {
  ground: 'rosa',
  rays: 'papel',
  hills: ['azul', 'tinta'],
  frame: 'barro',
  dots: 'sol',
  frameStyle: 'teeth',
  burst: 'sol',
  lettering: { bend: 'arch', fill: 'sol', outline: 'tinta' },
  mascot: { puppet: 'arara', side: 'right' },
};

/** A choro of the bandstand, as quick as the balls. */
export const song: SongSheet = {
  genre: 'choro',
  key: 60,
  mode: 'major',
  beatsPerMinute: 116,
  chords: [1, 6, 2, 5, 3, 6, 4, 5],
  tune: [
    '5:2 6:2 5:2 3:2 1:4 3:4',
    '6:2 8:2 6:2 5:2 3:6 .:2',
    '4:2 6:2 4:2 2:2 6:4 4:4',
    '5:2 7:2 9:2 7:2 5:6 .:2',
    '7:2 5:2 3:2 5:2 7:4 9:4',
    '8:2 6:2 8:2 10:2 8:4 6:4',
    '6:2 8:2 6:2 4:2 6:2 4:2 1:4',
    '2:2 4:2 7:4 5:4 .:4',
  ],
  refrain: [
    '10:2 12:2 10:2 8:2 10:4 12:4',
    '13:4 10:2 8:2 6:4 .:4',
    '11:2 13:2 11:2 9:2 11:4 13:4',
    '14:4 11:2 9:2 7:4 .:4',
    '12:2 10:2 12:2 14:2 12:4 10:4',
    '13:2 12:2 10:2 8:2 10:4 6:4',
    '11:2 10:2 8:2 6:2 8:2 11:2 13:4',
    '14:4 12:4 11:4 9:4',
  ],
};
