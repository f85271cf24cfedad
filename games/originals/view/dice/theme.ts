import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** The tram over the arches of Lapa, on a hot evening. */
export const look: OriginalLook = {
  ground: 'urucum',
  rays: 'laranja',
  hills: ['barro', 'mata'],
  frame: 'sol',
  dots: 'barro',
  frameStyle: 'dots',
  burst: 'urucum',
  lettering: { bend: 'arch', fill: 'papel', outline: 'tinta' },
  mascot: { puppet: 'lobo', side: 'right' },
};

/** A samba that walks home. */
export const song: SongSheet = {
  genre: 'samba',
  key: 62,
  mode: 'major',
  beatsPerMinute: 94,
  chords: [1, 6, 2, 5, 1, 6, 2, 5],
  tune: [
    '.:2 5:2 6:2 8:3 6:3 5:4',
    '3:3 5:3 6:6 .:4',
    '.:2 4:2 6:2 9:3 8:3 6:4',
    '5:3 4:3 2:6 .:4',
    '.:2 5:2 6:2 8:3 10:3 9:4',
    '8:3 6:3 5:6 .:4',
    '4:3 6:3 8:4 6:2 4:4',
    '5:6 7:2 5:8',
  ],
  refrain: [
    '8:3 10:3 12:4 10:2 8:4',
    '6:3 8:3 10:6 .:4',
    '9:3 11:3 13:4 11:2 9:4',
    '12:3 11:3 9:6 .:4',
    '12:2 10:2 8:2 10:3 12:3 10:4',
    '8:3 6:3 8:6 10:4',
    '11:3 9:3 6:4 9:2 11:4',
    '12:8 7:4 8:4',
  ],
};
