import { ZZFX, zzfx } from 'zzfx';
import type { TitleSound } from '../src/index.ts';
import type { Rank } from '@arara/game-kit/view';
import type { SoundBoard } from './view-types.ts';

/** Parameters of the synthesiser per timbre: volume, attack, sustain, release, wave, shape. */
interface Timbre {
  readonly volume: number;
  readonly attack: number;
  readonly sustain: number;
  readonly release: number;
  readonly shape: 0 | 1 | 2 | 3 | 4;
  readonly curve: number;
}

const timbres: Record<TitleSound['timbre'], Timbre> = {
  marimba: { volume: 0.5, attack: 0, sustain: 0.02, release: 0.16, shape: 0, curve: 1.6 },
  sanfona: { volume: 0.35, attack: 0.03, sustain: 0.12, release: 0.14, shape: 2, curve: 0.8 },
  surdo: { volume: 0.7, attack: 0, sustain: 0.03, release: 0.22, shape: 0, curve: 0.6 },
  flauta: { volume: 0.4, attack: 0.04, sustain: 0.08, release: 0.2, shape: 1, curve: 1 },
  viola: { volume: 0.4, attack: 0, sustain: 0.05, release: 0.3, shape: 2, curve: 1.8 },
  gota: { volume: 0.5, attack: 0, sustain: 0.01, release: 0.12, shape: 0, curve: 2.2 },
};

/** Steps of the scale by rank; a loss has none. */
const winPhrases = {
  0: [],
  1: [0, 2],
  2: [0, 2, 4],
  3: [0, 2, 4, 5, 7],
  4: [0, 2, 4, 7, 9, 11, 12],
} as const satisfies Record<Rank, readonly number[]>;

/** Sound made on the spot, without a file; silent until a touch allows it and while muted. */
export function createSynth(sound: TitleSound, isMuted: () => boolean): SoundBoard {
  const timbre = timbres[sound.timbre];
  const beatMs = 60_000 / sound.beatsPerMinute;

  function frequencyOf(step: number): number {
    const { scale, root } = sound;
    const octave = Math.floor(step / scale.length);
    const note = root + (scale[step % scale.length] ?? 0) + 12 * octave;
    return 440 * 2 ** ((note - 69) / 12);
  }

  function note(step: number, volume = 1, length = 1): void {
    if (isMuted()) return;
    if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume();
    zzfx(
      timbre.volume * volume,
      0,
      frequencyOf(step),
      timbre.attack,
      timbre.sustain * length,
      timbre.release * length,
      timbre.shape,
      timbre.curve,
    );
  }

  function phrase(steps: readonly number[], volume: number, beats: number): void {
    steps.forEach((step, index) => setTimeout(() => note(step, volume), index * beatMs * beats));
  }

  return {
    spin: () => note(0, 0.5),
    stop: (column) => note(column, 0.35, 0.6),
    tension: () => phrase([2, 3, 4, 5], 0.4, 0.25),
    cascade: (step) => phrase([step, step + 2], 0.5, 0.2),
    award: () => phrase([0, 2, 4, 7, 9], 0.8, 0.3),
    win(rank) {
      phrase(winPhrases[rank], 0.4 + rank * 0.12, 0.25);
    },
  };
}
