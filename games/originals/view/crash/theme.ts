import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** An afternoon over the hills: an old biplane of sticks and cloth. */
export const look: OriginalLook = {
  ground: 'laranja',
  rays: 'sol',
  hills: ['rosa', 'barro'],
  frame: 'noite',
  dots: 'sol',
  frameStyle: 'check',
  burst: 'sol',
  lettering: { bend: 'rise', fill: 'papel', outline: 'tinta' },
  mascot: { puppet: 'tucano', side: 'right' },
};

/** A frevo that gains height. */
export const song: SongSheet = {
  genre: 'frevo',
  key: 65,
  mode: 'major',
  beatsPerMinute: 126,
  chords: [1, 6, 2, 5, 1, 4, 5, 1],
  tune: [
    '1:2 2:2 3:2 5:2 6:4 5:4',
    '6:2 5:2 3:2 1:2 3:4 .:4',
    '2:2 3:2 4:2 6:2 8:4 6:4',
    '7:2 6:2 5:2 2:2 5:4 .:4',
    '8:4 5:2 6:2 8:4 10:4',
    '9:2 8:2 6:2 4:2 6:4 .:4',
    '5:2 7:2 9:2 7:2 5:4 2:4',
    '3:2 2:2 1:4 1:8',
  ],
  refrain: [
    '8:2 9:2 10:4 12:4 10:4',
    '13:2 12:2 10:4 8:8',
    '9:2 11:2 13:4 11:4 9:4',
    '12:2 11:2 9:4 7:8',
    '10:2 12:2 13:4 15:4 13:4',
    '11:2 13:2 11:4 8:8',
    '12:4 9:4 11:4 7:4',
    '10:4 9:4 8:8',
  ],
};
