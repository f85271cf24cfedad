import { createSound } from '@arara/game-kit/stage';
import type { Sound } from '@arara/game-kit/stage';
import type { TitleSong } from '../src/index.ts';
import type { SoundBoard } from './view-types.ts';

/** How much higher each further column lands, in semitones. */
const stopStep = 1;

/** A title's sound as the view leads it. */
export interface SlotSound extends SoundBoard, Pick<Sound, 'refresh' | 'dispose'> {}

/** Sounds of a title, made of those of the house. */
export function createSlotSound(
  song: TitleSong,
  isMuted: () => boolean,
  fetchGenerator?: Parameters<typeof createSound>[2],
): SlotSound {
  const sound = createSound(song, isMuted, fetchGenerator);
  return {
    refresh: sound.refresh,
    dispose: sound.dispose,
    win: sound.win,
    mood: sound.mood,
    spin: () => sound.effect('press'),
    stop(column, isLast) {
      sound.effect(isLast ? 'last' : 'stop', column * stopStep);
      sound.settle();
    },
    open(column) {
      sound.effect('breath');
      sound.tone(column);
      sound.tone(column + 4);
    },
    tension() {
      sound.effect('breath');
      sound.tension();
    },
    cascade(step) {
      sound.tone(step);
      sound.tone(step + 2);
    },
    award: () => sound.fanfare(3),
    blow: () => sound.effect('last', -9),
    print() {
      sound.effect('last', -5);
      sound.fanfare(4);
    },
  };
}
