import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalLook } from '../common/look.ts';

/** The lift between the upper and the lower town, over the bay. */
export const look: OriginalLook = {
  ground: 'folha',
  rays: 'menta',
  hills: ['azul', 'tinta'],
  frame: 'jenipapo',
  dots: 'sol',
  frameStyle: 'teeth',
  burst: 'rosa',
  lettering: { bend: 'arch', fill: 'papel', outline: 'tinta' },
  mascot: { puppet: 'cobra', side: 'right' },
};

/** A toada that goes up and comes down. */
export const song: SongSheet = {
  genre: 'toada',
  key: 65,
  mode: 'major',
  beatsPerMinute: 98,
  chords: [1, 5, 6, 4, 1, 5, 4, 1],
  tune: [
    '1:2 2:2 3:2 5:4 3:2 5:4',
    '7:2 5:2 4:4 2:4 .:4',
    '6:2 8:2 10:4 8:4 6:4',
    '6:4 4:2 6:2 8:8',
    '5:2 6:2 8:4 10:4 8:4',
    '9:2 7:2 5:4 4:2 5:6',
    '6:4 4:4 2:2 4:2 6:4',
    '5:4 3:4 1:8',
  ],
  refrain: [
    '8:4 10:4 12:4 10:4',
    '11:2 9:2 7:4 9:4 11:4',
    '13:4 10:2 13:2 15:4 13:4',
    '13:4 11:4 8:8',
    '12:4 15:4 12:2 10:2 8:4',
    '14:4 11:4 9:4 7:4',
    '11:4 13:4 11:2 8:2 6:4',
    '8:8 12:4 8:4',
  ],
};
