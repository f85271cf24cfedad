import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** Açaí that falls from its palm into bowls. */
export const look: OriginalLook = {
  ground: 'jenipapo',
  rays: 'rosa',
  hills: ['petroleo', 'mata'],
  frame: 'folha',
  dots: 'menta',
  frameStyle: 'bamboo',
  burst: 'jenipapo',
  lettering: { bend: 'wave', fill: 'menta', outline: 'tinta' },
  mascot: { puppet: 'tucano', side: 'right' },
};

/** A carimbó for a heavy basket. */
export const song: SongSheet = {
  genre: 'carimbo',
  key: 60,
  mode: 'mixolydian',
  beatsPerMinute: 108,
  chords: [1, 1, 7, 1, 4, 4, 7, 1],
  tune: [
    '5:2 5:2 8:2 5:4 3:2 5:4',
    '8:2 7:2 5:4 3:4 .:4',
    '7:2 7:2 9:2 7:4 4:2 7:4',
    '5:6 3:2 1:4 .:4',
    '6:2 8:2 11:4 8:4 6:4',
    '8:2 6:2 4:4 6:4 .:4',
    '9:2 7:2 4:4 7:2 9:6',
    '8:8 5:4 1:4',
  ],
  refrain: [
    '8:2 8:2 10:4 12:4 10:4',
    '12:2 10:2 8:4 10:8',
    '11:2 11:2 14:4 11:4 9:4',
    '12:4 10:4 8:8',
    '13:2 11:2 8:4 11:4 13:4',
    '11:4 8:4 6:4 8:4',
    '14:2 11:2 9:4 11:4 14:4',
    '15:8 12:4 8:4',
  ],
};
