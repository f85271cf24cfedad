import { noiseOf, softEnds } from './wave.ts';

/** Makes one tone: mono samples between -1 and 1. Same arguments, same samples. */
export type Instrument = (hertz: number, seconds: number, rate: number) => Float32Array;

const turn = 2 * Math.PI;

/** A plucked string (Karplus and Strong, 1983): noise that runs round a loop and loses its edge. */
function plucked(options: { bright: number; ring: number; body: number }): Instrument {
  return (hertz, seconds, rate) => {
    const length = Math.max(2, Math.round(rate / hertz));
    const noise = noiseOf(length + Math.round(hertz));
    const loop = new Float32Array(length);
    let soft = 0;
    for (let n = 0; n < length; n += 1) {
      soft += (noise() - soft) * options.bright;
      loop[n] = soft;
    }
    const tail = Math.min(1.6, seconds + options.ring);
    const out = new Float32Array(Math.ceil(tail * rate));
    const loss = Math.exp(-1 / (hertz * options.ring * 0.9));
    const stopAt = seconds * rate;
    let before = 0;
    let body = 0;
    for (let n = 0; n < out.length; n += 1) {
      const at = n % length;
      const value = loop[at] ?? 0;
      loop[at] = loss * (0.5 * value + 0.5 * before) * (n > stopAt ? 0.985 : 1);
      before = value;
      body += (value - body) * options.body;
      out[n] = value * 0.7 + body * 0.9;
    }
    return softEnds(out, rate, 0.001, 0.03);
  };
}

interface Reed {
  /** Loudness of each harmonic, from the fundamental up. */
  readonly harmonics: readonly number[];
  readonly attack: number;
  readonly release: number;
  /** Second and third voice a little apart, in cents. */
  readonly detune: readonly number[];
  readonly vibrato: number;
  readonly breath: number;
  /** Share of the brightness that comes only after the attack, as of brass. */
  readonly swell: number;
}

const cycle = 2_048;

/** One turn of a wave of harmonics, from the `first` one up. */
function tableOf(harmonics: readonly number[], first: number, scale: number): Float32Array {
  const table = new Float32Array(cycle);
  for (const [index, level] of harmonics.entries()) {
    const step = (turn * (index + first)) / cycle;
    for (let n = 0; n < cycle; n += 1)
      table[n] = (table[n] ?? 0) + level * scale * Math.sin(step * n);
  }
  return table;
}

/** A blown tone: harmonics with a vibrato, several voices a little apart, some breath. */
function blown(reed: Reed): Instrument {
  return (hertz, seconds, rate) => {
    const out = new Float32Array(Math.ceil((seconds + reed.release) * rate));
    const noise = noiseOf(Math.round(hertz * 7));
    const most = reed.harmonics.filter((_, n) => hertz * (n + 1) < rate * 0.42);
    const scale = 1.5 / (most.reduce((sum, each) => sum + each, 0) * reed.detune.length);
    const [ground, shine] = [tableOf(most.slice(0, 1), 1, scale), tableOf(most.slice(1), 2, scale)];
    const voices = reed.detune.map((cents) => ({
      phase: 0,
      step: (hertz * cycle * 2 ** (cents / 1200)) / rate,
    }));
    let breath = 0;
    for (let n = 0; n < out.length; n += 1) {
      const t = n / rate;
      const rise = Math.min(1, t / reed.attack);
      const fall = t > seconds ? Math.max(0, 1 - (t - seconds) / reed.release) : 1;
      const wave = 1 + reed.vibrato * Math.min(1, t * 3) * Math.sin(turn * 5.4 * t);
      const bright = 1 - reed.swell + reed.swell * rise * rise;
      let sum = 0;
      for (const voice of voices) {
        const at = Math.floor(voice.phase) % cycle;
        sum += (ground[at] ?? 0) + (shine[at] ?? 0) * bright;
        voice.phase += voice.step * wave;
      }
      breath += (noise() - breath) * 0.35;
      out[n] = (sum + breath * reed.breath) * rise * fall * Math.sqrt(fall);
    }
    return out;
  };
}

/** A struck bar: few partials that die at different speeds. */
function struck(
  partials: readonly (readonly [ratio: number, level: number, fade: number])[],
): Instrument {
  return (hertz, seconds, rate) => {
    const out = new Float32Array(Math.ceil(Math.max(0.5, seconds + 0.35) * rate));
    for (let n = 0; n < out.length; n += 1) {
      const t = n / rate;
      let sum = 0;
      for (const [ratio, level, fade] of partials)
        if (hertz * ratio < rate * 0.45)
          sum += level * Math.exp(-t * fade) * Math.sin(turn * hertz * ratio * t);
      out[n] = sum;
    }
    return softEnds(out, rate, 0.002, 0.04);
  };
}

const brass = [1, 0.85, 0.72, 0.55, 0.42, 0.3, 0.22, 0.15, 0.1];
const metais = blown({
  harmonics: brass,
  attack: 0.035,
  release: 0.07,
  detune: [-5, 6],
  vibrato: 0.003,
  breath: 0.01,
  swell: 0.7,
});

/** The house's instruments, by the names that genres use. */
export const instruments: Readonly<Record<string, Instrument>> = {
  violao: plucked({ bright: 0.5, ring: 0.55, body: 0.12 }),
  /** Ten strings of steel in pairs. */
  viola: plucked({ bright: 0.72, ring: 0.5, body: 0.2 }),
  cavaco: plucked({ bright: 0.85, ring: 0.32, body: 0.3 }),
  banjo: plucked({ bright: 0.95, ring: 0.16, body: 0.4 }),
  baixo: struck([
    [1, 0.8, 3.2],
    [2, 0.28, 6],
    [3, 0.1, 11],
    [0.5, 0.06, 4],
  ]),
  marimba: struck([
    [1, 0.75, 4.5],
    [3.98, 0.22, 13],
    [9.2, 0.07, 30],
  ]),
  flauta: blown({
    harmonics: [1, 0.28, 0.1, 0.04],
    attack: 0.04,
    release: 0.08,
    detune: [0],
    vibrato: 0.006,
    breath: 0.035,
    swell: 0.3,
  }),
  sax: blown({
    harmonics: [1, 0.6, 0.5, 0.3, 0.34, 0.18, 0.1],
    attack: 0.03,
    release: 0.07,
    detune: [0, 3],
    vibrato: 0.005,
    breath: 0.02,
    swell: 0.4,
  }),
  sanfona: blown({
    harmonics: [1, 0.55, 0.62, 0.35, 0.3, 0.2, 0.16, 0.1],
    attack: 0.022,
    release: 0.06,
    detune: [-9, 0, 11],
    vibrato: 0,
    breath: 0.004,
    swell: 0.15,
  }),
  metais,
  metaisGraves: metais,
};

/** Hertz of a MIDI number. */
export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
