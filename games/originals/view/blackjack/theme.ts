import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** The tiles and curves of Brasília under the sky of the plateau. */
export const look: OriginalLook = {
  ground: 'ceu',
  rays: 'papel',
  hills: ['azul', 'tinta'],
  frame: 'azul',
  dots: 'papel',
  frameStyle: 'rings',
  burst: 'sol',
  lettering: { bend: 'flat', fill: 'sol', outline: 'tinta' },
  mascot: { puppet: 'lobo', side: 'right' },
};

/** A bossa of the year in which the city was new. */
export const song: SongSheet = {
  genre: 'bossa',
  key: 60,
  mode: 'major',
  beatsPerMinute: 92,
  chords: [1, 6, 2, 5, 1, 4, 5, 1],
  tune: [
    '3:4 5:2 7:2 6:4 5:4',
    '6:2 8:2 10:4 8:4 6:4',
    '4:4 6:2 8:2 6:4 4:4',
    '5:2 7:2 9:4 7:8',
    '3:4 5:2 8:2 7:4 5:4',
    '6:4 8:4 6:2 4:2 6:4',
    '9:2 7:2 5:4 4:4 2:4',
    '3:4 1:4 1:8',
  ],
  refrain: [
    '10:4 8:2 10:2 12:4 10:4',
    '13:4 10:4 8:4 6:4',
    '11:4 8:2 11:2 13:4 11:4',
    '12:4 9:4 7:4 9:4',
    '10:2 12:2 15:4 12:4 10:4',
    '13:4 11:2 8:2 11:4 8:4',
    '9:4 11:4 12:4 9:4',
    '10:4 8:4 8:8',
  ],
};
