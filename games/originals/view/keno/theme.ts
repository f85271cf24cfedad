import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** Forty lily pads on a still arm of the river. */
export const look: OriginalLook = {
  ground: 'petroleo',
  rays: 'folha',
  hills: ['mata', 'tinta'],
  frame: 'menta',
  dots: 'petroleo',
  frameStyle: 'waves',
  burst: 'rosa',
  lettering: { bend: 'wave', fill: 'rosa', outline: 'tinta' },
  mascot: { puppet: 'boto', side: 'right' },
};

/** A bossa for warm water. */
export const song: SongSheet = {
  genre: 'bossa',
  key: 63,
  mode: 'major',
  beatsPerMinute: 84,
  chords: [1, 2, 5, 1, 6, 2, 5, 1],
  tune: [
    '3:3 5:3 7:4 .:2 5:4',
    '4:6 .:2 6:4 9:4',
    '7:3 9:3 11:6 .:4',
    '10:6 .:2 8:4 5:4',
    '6:3 8:3 10:4 8:6',
    '9:6 .:2 6:4 4:4',
    '5:3 7:3 9:4 7:6',
    '8:8 .:8',
  ],
  refrain: [
    '12:3 10:3 8:4 7:2 8:4',
    '11:3 9:3 6:6 .:4',
    '12:3 11:3 9:4 7:2 9:4',
    '10:3 8:3 5:6 .:4',
    '13:3 12:3 10:4 8:2 10:4',
    '11:3 13:3 11:6 .:4',
    '14:3 12:3 11:4 9:6',
    '10:4 8:4 12:8',
  ],
};
