/** A title's music as data: genre, key and tunes; everything else is the genre's. */
export interface SongSheet {
  readonly genre: GenreName;
  /** MIDI number of the tonic, in the octave of the tune. */
  readonly key: number;
  readonly mode: ModeName;
  readonly beatsPerMinute: number;
  /** The degree (1 to 7) on which each bar's chord stands; as many as the tune has bars. */
  readonly chords: readonly number[];
  /** Bars of the calm tune, each of sixteen sixteenths; `parseBar` says how a bar is written. */
  readonly tune: readonly string[];
  /** Bars of the feature's tune, played over the same chords from the first on. */
  readonly refrain: readonly string[];
}

export type GenreName =
  | 'carimbo'
  | 'choro'
  | 'samba'
  | 'toada'
  | 'forro'
  | 'bossa'
  | 'maracatu'
  | 'frevo'
  | 'catira';

export type ModeName = 'major' | 'minor' | 'dorian' | 'mixolydian';

/** Semitones of the seven degrees above the tonic. */
export const modes: Readonly<Record<ModeName, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
};

/** Sixteenths of a bar. */
export const stepsPerBar = 16;

/** One tone of a tune: degree above the tonic from 0, and its place in sixteenths. */
export interface TuneNote {
  readonly step: number;
  readonly steps: number;
  readonly degree: number;
  /** Semitones up or down from the scale. */
  readonly bend: number;
}

const token = /^(?:\.|(-?\d+)([#b]?)):(\d+)$/;

/**
 * Reads a bar. Words are `degree:length`, the length in sixteenths: `1` is the tonic, `8` its octave, `0` and
 * `-1` lie below it, `#` and `b` bend by a semitone, `.` is silence. Throws where a bar is not full.
 */
export function parseBar(bar: string): TuneNote[] {
  const notes: TuneNote[] = [];
  let step = 0;
  for (const word of bar.split(' ')) {
    const found = token.exec(word);
    if (found === null) throw new Error(`not a note: ${word}`);
    const [, degree, accidental, length] = found;
    const steps = Number(length);
    if (degree !== undefined) {
      const bend = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
      notes.push({ step, steps, degree: Number(degree) - 1, bend });
    }
    step += steps;
  }
  if (step !== stepsPerBar) throw new Error(`a bar of ${step} sixteenths: ${bar}`);
  return notes;
}

/** MIDI number of a degree (from 0) of a mode above a tonic. */
export function pitchOf(key: number, mode: ModeName, degree: number, bend = 0): number {
  const scale = modes[mode];
  const octave = Math.floor(degree / scale.length);
  return key + (scale[degree - octave * scale.length] ?? 0) + 12 * octave + bend;
}

/** Layers that sound together or instead of each other. */
export const layers = ['calm', 'tension', 'feature'] as const;
export type LayerName = (typeof layers)[number];

/** One sound of a layer: when (in sixteenths), on which instrument, how high, how long, how loud. */
export interface Note {
  readonly at: number;
  readonly instrument: string;
  /** MIDI number; for drums, which of its strokes: 0 soft, 1 accented, 2 the other one. */
  readonly pitch: number;
  readonly steps: number;
  /** 0 to 1. */
  readonly level: number;
}

/** A song ready to be rendered. */
export interface Song {
  readonly beatsPerMinute: number;
  readonly bars: number;
  readonly layers: Readonly<Record<LayerName, readonly Note[]>>;
}

/** Seconds of so many sixteenths. */
export const secondsOf = (steps: number, beatsPerMinute: number): number =>
  (steps * 15) / beatsPerMinute;
