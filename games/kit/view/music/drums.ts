import { noiseOf, softEnds } from './wave.ts';

/** Makes one stroke: 0 soft, 1 accented, 2 the other one; mono samples between -1 and 1. */
export type Drum = (stroke: number, rate: number) => Float32Array;

const turn = 2 * Math.PI;

interface Skin {
  /** Where its tone begins and where it falls to, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  /** Share of the stick. */
  readonly click: number;
}

/** A skin that is hit: a tone that falls, and a stick on it. */
function skin(low: Skin, other: Skin = low): Drum {
  return (stroke, rate) => {
    const { from, to, seconds, click } = stroke === 2 ? other : low;
    const out = new Float32Array(Math.ceil(seconds * rate));
    const noise = noiseOf(Math.round(from * 31 + stroke));
    let [phase, soft] = [0, 0];
    for (let n = 0; n < out.length; n += 1) {
      const t = n / rate;
      phase += (turn * (to + (from - to) * Math.exp(-t * 32))) / rate;
      soft += (noise() - soft) * 0.6;
      out[n] = Math.sin(phase) * Math.exp((-t * 5) / seconds) + soft * click * Math.exp(-t * 140);
    }
    return softEnds(out, rate, 0.0006, 0.02);
  };
}

interface Shake {
  /** Edge below which nothing is heard, as a share of the rate. */
  readonly high: number;
  readonly attack: number;
  readonly seconds: number;
  readonly level: number;
}

/** Seeds, jingles, wires: bright noise. */
function shaken(soft: Shake, other: Shake = soft): Drum {
  return (stroke, rate) => {
    const { high, attack, seconds, level } = stroke === 2 ? other : soft;
    const out = new Float32Array(Math.ceil(seconds * rate));
    const noise = noiseOf(Math.round(high * 9_001 + stroke * 17));
    let [before, low] = [0, 0];
    for (let n = 0; n < out.length; n += 1) {
      const t = n / rate;
      const value = noise();
      low += (value - low) * (1 - high);
      const bright = value - low;
      out[n] =
        (bright * 0.8 + (bright - before) * 0.4) *
        level *
        Math.min(1, t / attack) *
        Math.exp((-t * 5) / seconds);
      before = bright;
    }
    return softEnds(out, rate, 0.0006, 0.01);
  };
}

/** Metal that is struck: partials that are no harmonics. */
function metal(
  accents: Readonly<Record<number, { readonly hertz: number; readonly seconds: number }>>,
  partials: readonly (readonly [number, number])[],
): Drum {
  return (stroke, rate) => {
    const { hertz, seconds } = accents[stroke] ?? { hertz: 800, seconds: 0.2 };
    const out = new Float32Array(Math.ceil(seconds * rate));
    for (let n = 0; n < out.length; n += 1) {
      const t = n / rate;
      let sum = 0;
      for (const [ratio, level] of partials)
        if (hertz * ratio < rate * 0.46)
          sum +=
            level *
            Math.sin(turn * hertz * ratio * t) *
            Math.exp((-t * (4 + ratio * 0.4)) / seconds);
      out[n] = sum;
    }
    return softEnds(out, rate, 0.0008, 0.015);
  };
}

/** Two drums in one hand. */
function both(a: Drum, b: Drum, share: number): Drum {
  return (stroke, rate) => {
    const [one, two] = [a(stroke, rate), b(stroke, rate)];
    const out = new Float32Array(Math.max(one.length, two.length));
    for (let n = 0; n < out.length; n += 1)
      out[n] = (one[n] ?? 0) * (1 - share) + (two[n] ?? 0) * share;
    return out;
  };
}

const bell = [
  [1, 0.5],
  [1.48, 0.3],
  [2.7, 0.18],
  [4.1, 0.1],
] as const;
const seeds = { high: 0.35, attack: 0.012, seconds: 0.09, level: 0.9 };
const hand = (from: number, to: number, seconds: number, click: number): Skin => ({
  from,
  to,
  seconds,
  click,
});

/** The house's drums, by the names that genres use. */
export const drums: Readonly<Record<string, Drum>> = {
  surdo: skin(hand(96, 58, 0.5, 0.12), hand(118, 78, 0.3, 0.1)),
  zabumba: skin(hand(130, 62, 0.34, 0.16), hand(420, 300, 0.06, 0.9)),
  alfaia: skin(hand(120, 66, 0.42, 0.3), hand(190, 120, 0.16, 0.5)),
  curimbo: skin(hand(150, 82, 0.34, 0.2), hand(260, 190, 0.14, 0.45)),
  tamborim: skin(hand(620, 520, 0.09, 0.7), hand(480, 430, 0.08, 0.4)),
  gota: skin(hand(520, 880, 0.16, 0.02), hand(700, 1_250, 0.13, 0.02)),
  estalo: skin(hand(1_500, 1_250, 0.05, 0.5)),
  caixa: both(
    skin(hand(240, 180, 0.12, 0.5)),
    shaken({ high: 0.2, attack: 0.001, seconds: 0.13, level: 1 }),
    0.62,
  ),
  pandeiro: both(
    skin(hand(170, 110, 0.14, 0.3), hand(420, 330, 0.06, 0.8)),
    shaken({ high: 0.42, attack: 0.002, seconds: 0.12, level: 0.9 }),
    0.55,
  ),
  palma: shaken({ high: 0.08, attack: 0.001, seconds: 0.09, level: 1.2 }),
  reco: shaken({ high: 0.3, attack: 0.03, seconds: 0.1, level: 0.9 }),
  ganza: shaken(seeds),
  triangulo: metal(
    {
      0: { hertz: 2_300, seconds: 0.07 },
      1: { hertz: 2_300, seconds: 0.42 },
      2: { hertz: 2_300, seconds: 0.2 },
    },
    [
      [1, 0.3],
      [1.81, 0.4],
      [2.66, 0.3],
      [3.93, 0.2],
    ],
  ),
  agogo: metal(
    {
      0: { hertz: 620, seconds: 0.18 },
      1: { hertz: 620, seconds: 0.22 },
      2: { hertz: 930, seconds: 0.2 },
    },
    bell,
  ),
  gongue: metal(
    {
      0: { hertz: 390, seconds: 0.2 },
      1: { hertz: 390, seconds: 0.3 },
      2: { hertz: 590, seconds: 0.24 },
    },
    bell,
  ),
  prato: both(
    shaken({ high: 0.3, attack: 0.001, seconds: 1.1, level: 0.8 }),
    metal(
      {
        0: { hertz: 1_900, seconds: 0.9 },
        1: { hertz: 1_900, seconds: 0.9 },
        2: { hertz: 1_900, seconds: 0.9 },
      },
      [
        [1, 0.2],
        [1.34, 0.2],
        [2.11, 0.2],
      ],
    ),
    0.3,
  ),
  // The page's own sounds: a block of wood, a heavy reel, a counter, a rising breath.
  bloco: skin(hand(880, 720, 0.05, 0.5), hand(1_180, 980, 0.045, 0.4)),
  trava: skin(hand(140, 70, 0.13, 0.9), hand(110, 52, 0.2, 1.1)),
  sopro: shaken({ high: 0.12, attack: 0.5, seconds: 0.95, level: 0.5 }),
};
