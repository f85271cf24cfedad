import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** An old mine below a town of churches on its hills. */
export const look: OriginalLook = {
  ground: 'sol',
  rays: 'laranja',
  hills: ['terra', 'tinta'],
  frame: 'terra',
  dots: 'sol',
  frameStyle: 'planks',
  burst: 'azul',
  lettering: { bend: 'flat', fill: 'papel', outline: 'tinta' },
  mascot: { puppet: 'tatu', side: 'right' },
};

/** A forró that digs. */
export const song: SongSheet = {
  genre: 'forro',
  key: 64,
  mode: 'dorian',
  beatsPerMinute: 104,
  chords: [1, 1, 4, 1, 3, 4, 5, 1],
  tune: [
    '1:3 3:3 5:2 3:4 1:4',
    '1:3 3:3 5:2 8:4 5:4',
    '4:3 6:3 8:2 6:4 4:4',
    '5:2 4:2 3:4 1:8',
    '3:3 5:3 7:2 5:4 3:4',
    '6:3 8:3 6:2 4:4 6:4',
    '5:3 7:3 9:2 7:4 5:4',
    '8:4 5:2 3:2 1:8',
  ],
  refrain: [
    '8:2 8:2 10:4 12:2 10:2 8:4',
    '10:2 8:2 5:4 8:8',
    '11:2 11:2 13:4 11:2 8:2 6:4',
    '8:4 5:4 3:4 5:4',
    '10:2 12:2 14:4 12:2 10:2 7:4',
    '11:2 13:2 11:4 8:4 6:4',
    '12:2 9:2 7:4 9:2 12:2 14:4',
    '15:4 12:4 8:8',
  ],
};
