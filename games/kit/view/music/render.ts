import { drums } from './drums.ts';
import { hertzOf, instruments } from './instruments.ts';
import { secondsOf, stepsPerBar } from './song.ts';
import type { Note, Song } from './song.ts';

/** Samples a second that are played: enough for a triangle, a third less memory than a record. */
export const sampleRate = 32_000;

/** Loudest sample of anything rendered. */
const peakMost = 0.8;

/** Lets the page breathe: called between two sounds, answered when the work may go on. */
export type Breath = () => Promise<void> | void;

/** Loudness of a voice beside the others, by ear. */
const levels: Readonly<Record<string, number>> = {
  baixo: 0.95,
  violao: 0.9,
  flauta: 0.75,
  sanfona: 0.8,
  metais: 0.7,
  sax: 0.7,
  palma: 0.5,
};

/** One tone as a genre's voices make it. */
function toneOf(note: Note, beatsPerMinute: number, rate: number): Float32Array {
  const drum = drums[note.instrument];
  if (drum !== undefined) return drum(note.pitch, rate);
  const instrument = instruments[note.instrument];
  if (instrument === undefined) throw new Error(`nobody plays ${note.instrument}`);
  const seconds = secondsOf(note.steps, beatsPerMinute) * 0.92;
  return instrument(hertzOf(note.pitch), seconds, rate);
}

/** How notes become samples; `rate` is that of what is played where nothing else is said. */
interface Rendering {
  readonly breathe?: Breath;
  readonly rate?: number;
}

/**
 * Renders notes into mono samples. A loop's tails come in again at its beginning, so that its end is not heard; any other
 * piece is as long as its last tail. Equal tones are made once.
 */
export async function renderNotes(
  notes: readonly Note[],
  options: Rendering & {
    readonly beatsPerMinute: number;
    readonly loopSteps: number | null;
  },
): Promise<Float32Array<ArrayBuffer>> {
  const { beatsPerMinute, loopSteps, breathe, rate = sampleRate } = options;
  const tones = new Map<string, Float32Array>();
  const samplesOf = (steps: number) => Math.round(secondsOf(steps, beatsPerMinute) * rate);
  const end = notes.reduce((last, { at, steps }) => Math.max(last, at + steps), 0);
  const out = new Float32Array(loopSteps === null ? samplesOf(end) + rate : samplesOf(loopSteps));
  for (const note of notes) {
    const name = `${note.instrument} ${note.pitch} ${note.steps}`;
    let tone = tones.get(name);
    if (tone === undefined) {
      tone = toneOf(note, beatsPerMinute, rate);
      tones.set(name, tone);
      await breathe?.();
    }
    mix(out, tone, samplesOf(note.at), note.level * (levels[note.instrument] ?? 1));
  }
  return limited(out);
}

function mix(out: Float32Array, tone: Float32Array, from: number, level: number): void {
  for (let n = 0; n < tone.length; n += 1) {
    const at = (from + n) % out.length;
    out[at] = (out[at] ?? 0) + (tone[n] ?? 0) * level;
  }
}

/** Bends the loudest moments instead of cutting them, and brings the rest to one loudness. */
function limited<T extends Float32Array>(out: T): T {
  let sum = 0;
  for (const value of out) sum += value * value;
  const rms = Math.sqrt(sum / Math.max(1, out.length));
  const gain = rms > 0 ? Math.min(0.17 / rms, 2.5) : 1;
  for (let n = 0; n < out.length; n += 1) out[n] = Math.tanh((out[n] ?? 0) * gain) * peakMost;
  return out;
}

/** A layer of a song as a loop. */
export function renderLayer(
  song: Song,
  layer: keyof Song['layers'],
  how: Rendering = {},
): Promise<Float32Array<ArrayBuffer>> {
  const { beatsPerMinute, bars, layers } = song;
  const loopSteps = bars * stepsPerBar;
  return renderNotes(layers[layer], { beatsPerMinute, loopSteps, ...how });
}
