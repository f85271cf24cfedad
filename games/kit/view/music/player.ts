import { compose, fanfareOf } from './compose.ts';
import { renderLayer, renderNotes, sampleRate } from './render.ts';
import { layers, pitchOf } from './song.ts';
import type { LayerName, Note, SongSheet } from './song.ts';

/** How loud each layer is in each mood. */
const mixes: Readonly<Record<LayerName, Readonly<Record<LayerName, number>>>> = {
  calm: { calm: 1, tension: 0, feature: 0 },
  tension: { calm: 0.55, tension: 1, feature: 0 },
  feature: { calm: 0, tension: 0, feature: 1 },
};

const musicLevel = 0.42;
const effectLevel = 0.6;
const fadeSeconds = 0.35;
/** While a fanfare sounds the music stands back. */
const duckLevel = 0.35;
/** Work between two breaths of the page. */
const sliceMs = 7;

/** The page's own sounds, common to all titles. */
export type EffectName = 'press' | 'stop' | 'last' | 'tick' | 'breath' | 'scratch';

const effects: Readonly<Record<EffectName, readonly Note[]>> = {
  press: [
    { at: 0, instrument: 'bloco', pitch: 0, steps: 1, level: 0.8 },
    { at: 0.5, instrument: 'bloco', pitch: 2, steps: 1, level: 0.6 },
  ],
  stop: [{ at: 0, instrument: 'trava', pitch: 0, steps: 1, level: 0.9 }],
  last: [{ at: 0, instrument: 'trava', pitch: 2, steps: 1, level: 1 }],
  tick: [{ at: 0, instrument: 'bloco', pitch: 2, steps: 1, level: 0.45 }],
  scratch: [{ at: 0, instrument: 'reco', pitch: 0, steps: 1, level: 0.4 }],
  breath: [{ at: 0, instrument: 'sopro', pitch: 0, steps: 8, level: 0.8 }],
};

/** A title's music and sounds, made on this device from its sheet. */
export interface Player {
  /** Crossfades to the layers of a mood; the first call renders them, some at a time. */
  mood(name: LayerName): void;
  fanfare(stage: 1 | 2 | 3 | 4 | 5): void;
  /** One tone of the title's scale, by its degree from 0. */
  tone(degree: number): void;
  /** One of the page's own sounds, higher by some semitones. */
  effect(name: EffectName, semitones?: number): void;
  /** Silence, at once; false lets the music go on. */
  rest(on: boolean): void;
  dispose(): void;
}

/** Makes a player; nothing sounds before the page was touched. */
export function createPlayer(sheet: SongSheet): Player {
  const context = new AudioContext();
  const out = context.createGain();
  const music = context.createGain();
  music.gain.value = musicLevel;
  music.connect(out);
  addHall(context, music, out);
  out.connect(context.destination);
  const song = compose(sheet);
  const gains = new Map<LayerName, GainNode>();
  const pieces = new Map<string, Promise<AudioBuffer>>();
  let [mood, isResting, isGone]: [LayerName, boolean, boolean] = ['calm', false, false];
  let started: Promise<void> | null = null;

  function bufferOf(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  /** Layers come one after the other, each at the place where the first one is: they stay together for ever. */
  async function start(): Promise<void> {
    const breathe = createBreath();
    let startedAt: number | null = null;
    for (const layer of layers) {
      const buffer = bufferOf(await renderLayer(song, layer, { breathe }));
      if (isGone) return;
      const at = context.currentTime + 0.05;
      startedAt ??= at;
      const [source, gain] = [context.createBufferSource(), context.createGain()];
      source.buffer = buffer;
      source.loop = true;
      gain.gain.value = 0;
      source.connect(gain).connect(music);
      source.start(at, (at - startedAt) % buffer.duration);
      gains.set(layer, gain);
      mix();
    }
  }

  function mix(): void {
    for (const [layer, gain] of gains)
      gain.gain.setTargetAtTime(mixes[mood][layer], context.currentTime, fadeSeconds / 3);
  }

  function wake(): boolean {
    if (isResting) return false;
    if (context.state === 'suspended') void context.resume();
    return true;
  }

  async function play(name: string, notes: () => readonly Note[], semitones = 0): Promise<void> {
    if (!wake()) return;
    const known = pieces.get(name);
    const made =
      known ??
      renderNotes(notes(), { beatsPerMinute: sheet.beatsPerMinute, loopSteps: null }).then(
        bufferOf,
      );
    if (known === undefined) pieces.set(name, made);
    const [source, gain] = [context.createBufferSource(), context.createGain()];
    source.buffer = await made;
    source.playbackRate.value = 2 ** (semitones / 12);
    gain.gain.value = effectLevel;
    source.connect(gain).connect(out);
    source.start();
  }

  return {
    mood(name) {
      mood = name;
      if (!wake()) return;
      started ??= start();
      mix();
    },
    fanfare(stage) {
      const notes = fanfareOf(sheet, stage);
      void play(`fanfare ${stage}`, () => notes);
      if (isResting) return;
      const seconds =
        notes.reduce((end, { at, steps }) => Math.max(end, at + steps), 0) *
        (15 / sheet.beatsPerMinute);
      const now = context.currentTime;
      music.gain.setTargetAtTime(musicLevel * duckLevel, now, 0.05);
      music.gain.setTargetAtTime(musicLevel, now + seconds, 0.4);
    },
    tone(degree) {
      const pitch = pitchOf(sheet.key, sheet.mode, degree);
      void play(`tone ${degree}`, () => [
        { at: 0, instrument: 'marimba', pitch, steps: 2, level: 0.8 },
      ]);
    },
    effect: (name, semitones = 0) => void play(name, () => effects[name], semitones),
    rest(on) {
      isResting = on;
      if (on) void context.suspend();
      else void context.resume();
    },
    dispose() {
      if (isGone) return;
      isGone = true;
      void context.close();
    },
  };
}

/** A small room between two places: echoes that come back, one a little to each side. */
function addHall(context: AudioContext, from: AudioNode, to: AudioNode): void {
  for (const [seconds, side] of [
    [0.041, -0.7],
    [0.067, 0.7],
  ] as const) {
    const [input, delay, back] = [
      context.createGain(),
      context.createDelay(0.2),
      context.createGain(),
    ];
    const pan = context.createStereoPanner();
    input.gain.value = 0.24;
    delay.delayTime.value = seconds;
    back.gain.value = 0.42;
    pan.pan.value = side;
    from.connect(input).connect(delay);
    delay.connect(back).connect(delay);
    delay.connect(pan).connect(to);
  }
}

/** Hands the thread back to the page whenever a slice of time is used up. */
function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise((resume) => setTimeout(resume, 4));
    since = performance.now();
  };
}
