import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** A table before the house, in the red dusk of the sertão. */
export const look: OriginalLook = {
  ground: 'laranja',
  rays: 'sol',
  hills: ['barro', 'terra'],
  frame: 'mata',
  dots: 'sol',
  frameStyle: 'teeth',
  burst: 'sol',
  lettering: { bend: 'arch', fill: 'papel', outline: 'terra' },
  mascot: { puppet: 'tatu', side: 'right' },
};

/** A slow forró: somebody thinks about what to keep. */
export const song: SongSheet = {
  genre: 'forro',
  key: 62,
  mode: 'minor',
  beatsPerMinute: 92,
  chords: [1, 4, 1, 5, 1, 4, 5, 1],
  tune: [
    '1:4 3:2 5:2 4:4 3:4',
    '4:2 6:2 8:4 6:4 4:4',
    '3:2 5:2 3:2 1:2 3:8',
    '2:4 5:4 4:2 2:2 5:4',
    '5:4 8:4 7:2 5:2 3:4',
    '6:2 4:2 6:4 8:4 6:4',
    '7:4 5:2 4:2 2:4 5:4',
    '3:2 2:2 1:4 1:8',
  ],
  refrain: [
    '8:4 10:2 8:2 5:4 8:4',
    '11:4 8:4 6:4 8:4',
    '10:2 8:2 5:4 10:8',
    '9:4 7:2 9:2 12:4 9:4',
    '10:4 12:4 10:2 8:2 5:4',
    '11:2 13:2 11:4 8:4 6:4',
    '9:4 12:4 7:4 9:4',
    '8:4 5:4 8:8',
  ],
};
