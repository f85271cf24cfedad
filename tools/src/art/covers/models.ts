import { sawFrame } from '../draw/frames.ts';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { rays, saw, sine, spikes, stars, tiles } from '../draw/patterns.ts';
import { disc, each, line, outline, path, rect, times } from '../draw/shapes.ts';

const { ink, night, paper, coral, sun, pink, mint } = palette;

/** Ground, first figure colour, paper of the glyph, accent. */
export type Inks = readonly [ground: Ink, figure: Ink, base: Ink, accent: Ink];

/** A model sets one glyph into a scene; the foot stays free for the lettering. */
type Model = (name: string, inks: Inks) => string;

const foot = (y: number): string => rect(0, y, 300, 400 - y + 2, ink);

const sol: Model = (name, [ground, figure, base, accent]) =>
  rect(0, 0, 300, 400, ground) +
  rays(150, 176, 22, 340, accent) +
  disc(150, 176, 112, figure) +
  spikes(150, 176, 34, 112, 126, figure, { duty: 0.9 }) +
  glyph(name, { size: 226, y: 176, halo: ink, haloWidth: 6, base, flush: true }) +
  sawFrame(ink, 8) +
  foot(312) +
  saw(0, 313, 300, 12, 15, ink);

const repete: Model = (name, [ground, figure, base, accent]) =>
  rect(0, 0, 300, 400, ground) +
  times(30, (index) => {
    const [row, column] = [Math.floor(index / 5), index % 5];
    const x = column * 76 + (row % 2) * 38 - 8;
    return glyph(name, { x, y: row * 62 + 10, size: 54, ink: accent, opacity: 0.8 });
  }) +
  path('M150 24L276 168L150 322L24 168Z', figure, `${outline(ink, 7)} stroke-linejoin="round"`) +
  glyph(name, { size: 206, y: 170, halo: base, haloWidth: 8, base, flush: true }) +
  foot(318);

const oratorio: Model = (name, [ground, figure, base, accent]) =>
  tiles(0, 0, 50, 6, 8, [figure, accent], ground, name.length * 31 + 5) +
  path('M36 330V160a114 114 0 0 1 228 0v170z', base, outline(ink, 8)) +
  path('M50 330V162a100 100 0 0 1 200 0v168z', ground) +
  rays(150, 190, 16, 96, figure) +
  glyph(name, { size: 196, y: 206, halo: base, haloWidth: 8, base, flush: true }) +
  foot(322);

const corte: Model = (name, [ground, figure, base]) =>
  rect(0, 0, 300, 400, ground) +
  path('M0 0H300V120L0 320Z', figure) +
  path('M0 320L300 120V150L0 350Z', ink) +
  path('M0 326L300 126V134L0 334Z', base) +
  glyph(name, {
    size: 330,
    x: 168,
    y: 158,
    turn: -10,
    halo: ink,
    haloWidth: 6,
    base,
    flush: true,
  }) +
  path('M0 350L300 300V400H0Z', ink);

const faixa: Model = (name, [ground, figure, base, accent]) =>
  each([ground, figure, accent, ground, base], (fill, row) => rect(0, row * 72, 300, 73, fill)) +
  disc(150, 150, 96, base) +
  disc(150, 150, 96, 'none', outline(ink, 6)) +
  line(sine(-20, 320, 268, 8, 60), ink, 8) +
  line(sine(-20, 320, 296, 8, 60), ink, 5) +
  glyph(name, {
    size: 244,
    y: 166,
    ink: figure === ink ? coral : figure,
    halo: base,
    haloWidth: 6,
    base: ink,
    baseWidth: 8,
    flush: true,
  }) +
  foot(316);

const sky = [
  [40, 60],
  [90, 110],
  [60, 190],
  [250, 250],
  [30, 260],
  [120, 40],
] as const;

const lua: Model = (name, [ground, figure, base, accent]) =>
  rect(0, 0, 300, 400, night) +
  disc(196, 120, 104, figure) +
  disc(160, 104, 92, night) +
  stars(sky, 3, 10, base) +
  path('M-10 290C60 250 120 280 170 270S280 240 310 262V410H-10Z', ground, outline(ink, 6)) +
  glyph(name, {
    size: 236,
    x: 146,
    y: 208,
    ink: accent,
    halo: base,
    haloWidth: 5,
    base: ink,
    flush: true,
  }) +
  foot(324) +
  saw(0, 325, 300, 14, 10, ink);

/** The six models of the long tail. */
export const models = { sol, repete, oratorio, corte, faixa, lua } satisfies Record<string, Model>;

export type ModelName = keyof typeof models;

const readable: readonly Ink[] = [sun, paper, pink, mint];

/** The colour of a set that lettering is read in on the dark foot. */
export const brightOf = (inks: Inks): Ink => inks.find((one) => readable.includes(one)) ?? sun;

/** Where a line of lettering stands: `each` units for a letter, `most` in all. */
export function centred(text: string, most: number, each: number): { x: number; w: number } {
  const w = Math.min(most, text.length * each);
  return { x: 150 - w / 2, w };
}

/** The title at the foot: one line, or two when it is long. */
export function footLettering(title: string, inks: Inks): string {
  const words = title.split(' ');
  const bright = brightOf(inks);
  if (title.length <= 11 || words.length === 1) {
    return letter(title, { ...centred(title, 256, 36), y: 346, h: 36, fill: bright });
  }
  const last = words.at(-1) ?? '';
  const first = words.slice(0, -1).join(' ');
  return (
    letter(first, { ...centred(first, 240, 18), y: 332, h: 19, fill: paper }) +
    letter(last, { ...centred(last, 256, 34), y: 361, h: 29, fill: bright })
  );
}
