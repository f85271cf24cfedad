import type { TitleSymbol } from '../src/index.ts';
import { glyphsOf } from './act-glyphs.ts';

/** How a figure leaves its rest: degrees, shares of its size, factors of its size. */
export interface FigurePose {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

const rest: FigurePose = { turn: 0, x: 0, y: 0, wide: 1, tall: 1 };
const wave = (t: number, times: number): number => Math.sin(t * times * 2 * Math.PI);
/** Goes up and dies away. */
const fade = (t: number): number => 1 - t;

/** The acts of figures that win, by the time that has gone (0 to 1). */
const acts = {
  /** A feather, a lantern, a bell. */
  swing: (t) => ({ ...rest, turn: 20 * wave(t, 2) * fade(t) }),
  /** An accordion, a shell, a mouth. */
  pump: (t) => ({ ...rest, wide: 1 + 0.2 * wave(t, 2), tall: 1 - 0.08 * wave(t, 2) }),
  /** A drum under its sticks. */
  beat: (t) => ({
    ...rest,
    tall: 1 - 0.16 * Math.abs(wave(t, 2)),
    wide: 1 + 0.1 * Math.abs(wave(t, 2)),
  }),
  /** Maracas, a tambourine. */
  shake: (t) => ({ ...rest, turn: 16 * wave(t, 5) * fade(t), x: 0.03 * wave(t, 5) }),
  /** A sun, a flower, an orange. */
  spin: (t) => ({ ...rest, turn: 360 * (1 - (1 - t) ** 3) }),
  /** Somebody who jumps. */
  hop: (t) => ({
    ...rest,
    y: -0.16 * Math.abs(wave(t, 1)) - 0.05 * Math.abs(wave(t, 2)),
    tall: 1 + 0.08 * wave(t, 2),
  }),
  /** A dolphin over a wave. */
  leap: (t) => ({ ...rest, y: -0.2 * Math.sin(t * Math.PI), turn: -24 * wave(t, 1) }),
  /** A boat, a cup of tea. */
  rock: (t) => ({ ...rest, turn: 11 * wave(t, 2), y: 0.03 * wave(t, 4) }),
  /** Wings. */
  flap: (t) => ({
    ...rest,
    wide: 1 - 0.22 * Math.abs(wave(t, 3)),
    y: -0.1 * Math.sin(t * Math.PI),
  }),
  /** Fire, and everything that glows. */
  glow: (t) => ({ ...rest, tall: 1 + 0.14 * Math.abs(wave(t, 3)), wide: 1 + 0.06 * wave(t, 4) }),
  /** Everybody else. */
  pulse: (t) => ({
    ...rest,
    wide: 1 + 0.15 * Math.sin(t * Math.PI),
    tall: 1 + 0.15 * Math.sin(t * Math.PI),
  }),
} as const satisfies Record<string, (t: number) => FigurePose>;

type ActName = keyof typeof acts;
const glyphs: Readonly<Partial<Record<ActName, string>>> = glyphsOf;

/** The act of a drawn figure, by its glyph. */
const byGlyph: ReadonlyMap<string, ActName> = new Map(
  (Object.keys(glyphs) as ActName[]).flatMap((act) =>
    (glyphs[act] ?? '')
      .trim()
      .split(/\s+/)
      .map((glyph) => [glyph, act] as const),
  ),
);

/** The name of a symbol's drawing, by which it acts; letters and the macaw have none. */
export function drawingOf(symbol: TitleSymbol): string | null {
  if (symbol.figure === 'glyph') return symbol.glyph;
  return symbol.figure === 'cut' ? symbol.name : null;
}

/** The pose of a figure at a time of its act. */
export function figureAt(glyph: string | null, t: number): FigurePose {
  return t <= 0 ? rest : acts[(glyph === null ? undefined : byGlyph.get(glyph)) ?? 'pulse'](t);
}
