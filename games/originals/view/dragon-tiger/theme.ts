import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** A bank of the river where the caiman and the jaguar meet. */
export const look: OriginalLook = {
  ground: 'folha',
  rays: 'menta',
  hills: ['mata', 'petroleo'],
  frame: 'laranja',
  dots: 'terra',
  frameStyle: 'scales',
  burst: 'sol',
  lettering: { bend: 'rise', fill: 'sol', outline: 'tinta' },
  mascot: { puppet: 'jacare', side: 'right' },
};

/** A maracatu for two who walk round each other. */
export const song: SongSheet = {
  genre: 'maracatu',
  key: 57,
  mode: 'minor',
  beatsPerMinute: 96,
  chords: [1, 1, 5, 1, 4, 1, 5, 1],
  tune: [
    '1:4 1:2 3:2 5:4 3:4',
    '1:4 3:2 5:2 8:4 5:4',
    '7:4 5:2 4:2 3:4 2:4',
    '1:4 .:4 5:8',
    '4:4 4:2 6:2 8:4 6:4',
    '5:4 3:2 1:2 3:4 5:4',
    '7:2 8:2 9:4 7:4 5:4',
    '8:4 5:4 1:8',
  ],
  refrain: [
    '8:4 8:2 10:2 12:4 10:4',
    '8:4 10:2 12:2 15:4 12:4',
    '14:4 12:2 11:2 9:4 7:4',
    '8:4 12:4 10:8',
    '11:4 11:2 13:2 11:4 8:4',
    '12:4 10:2 8:2 10:4 12:4',
    '14:2 12:2 11:4 9:4 7:4',
    '10:4 8:4 8:8',
  ],
};
