import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** A table at the court of Petrópolis, on an evening in the mountains. */
export const look: OriginalLook = {
  ground: 'jenipapo',
  rays: 'azul',
  hills: ['mata', 'tinta'],
  frame: 'barro',
  dots: 'sol',
  frameStyle: 'cord',
  burst: 'sol',
  lettering: { bend: 'arch', fill: 'sol', outline: 'tinta' },
  mascot: { puppet: 'coruja', side: 'right' },
};

/** A choro for a drawing room: somebody waits for the third card. */
export const song: SongSheet = {
  genre: 'choro',
  key: 62,
  mode: 'minor',
  beatsPerMinute: 88,
  chords: [1, 4, 5, 1, 6, 2, 5, 1],
  tune: [
    '5:2 4:2 3:2 2:2 1:4 3:4',
    '4:2 6:2 8:4 6:4 4:4',
    '7:2 5:2 4:2 2:2 7:4 5:4',
    '3:4 5:4 1:8',
    '6:2 8:2 10:4 8:4 6:4',
    '4:2 6:2 4:2 2:2 6:4 4:4',
    '5:4 7:4 9:4 7:4',
    '8:4 5:4 1:8',
  ],
  refrain: [
    '8:2 10:2 12:4 10:4 8:4',
    '11:4 8:2 6:2 8:4 11:4',
    '12:2 11:2 9:4 7:4 9:4',
    '10:4 12:4 8:8',
    '13:4 10:2 8:2 6:4 10:4',
    '11:2 9:2 11:4 13:4 11:4',
    '12:4 9:4 7:4 11:4',
    '10:4 8:4 8:8',
  ],
};
