import { glyph } from '../draw/glyph.ts';
import { macaw } from '../draw/macaw.ts';
import { palette } from '../draw/palette.ts';
import { flags, rays, saw, spikes, tiles } from '../draw/patterns.ts';
import { disc, each, path, rect } from '../draw/shapes.ts';
import { ball } from './ball.ts';
import { piece } from './piece.ts';
import { routeBanners } from './route-banners.ts';

const { ink, paper, blue, sky, sun, orange, leaf, forest, coral, clay, earth } = palette;

/** Phone at 2x and 3x; the wide cut serves desks. */
const phone = [720, 1080] as const;
const desk = [1100, 1650] as const;

const sunburst = (w: number, x: number, y: number, r: number): string =>
  rect(0, 0, w, 400, '#1242c4') +
  rays(x, y, 32, w, '#1b57e8') +
  disc(x, y, r, sun) +
  spikes(x, y, 44, r + 2, r + 24, sun, { duty: 0.85 });

const leafOf = (x: number, y: number, size: number, turn: number, fresh: boolean): string =>
  glyph('monstera-leaf', {
    x,
    y,
    size,
    turn,
    ink: fresh ? leaf : forest,
    halo: ink,
    haloWidth: 8,
    base: fresh ? forest : undefined,
  });

const plume = (x: number, y: number, size: number): string =>
  glyph('feather', { x, y, size, turn: -60, ink: coral, halo: ink, haloWidth: 8 });

const fortune = piece(
  'banner-fortuna',
  [720, 400],
  phone,
  () =>
    sunburst(720, 540, 210, 176) +
    leafOf(706, 330, 220, 30, true) +
    leafOf(690, 60, 170, 70, false) +
    plume(398, 330, 190) +
    macaw({ x: 396, y: 10, scale: 1.04 }) +
    saw(0, 400, 720, 10, 40, ink),
);

const fortuneWide = piece(
  'banner-fortuna-w',
  [1100, 400],
  desk,
  () =>
    sunburst(1100, 850, 204, 182) +
    leafOf(1056, 330, 260, 30, true) +
    leafOf(1050, 50, 200, 70, false) +
    plume(680, 320, 210) +
    macaw({ x: 704, y: 2, scale: 1.06 }) +
    saw(0, 400, 1100, 10, 62, ink),
);

const drawWide = (name: string, w: number, shift: number, widths: readonly number[]) =>
  piece(
    name,
    [w, 400],
    widths,
    () =>
      tiles(0, 0, 60, Math.ceil(w / 60), 7, ['#0b573e', '#0c6045'], forest, 11) +
      tiles(420 + shift, 0, 60, 5, 7, [leaf, '#0c6b4a'], forest, 11) +
      ball(470 + shift, 120, 78, sun, '07') +
      ball(618 + shift, 92, 62, coral, '23') +
      ball(560 + shift, 250, 96, paper, '41') +
      ball(420 + shift, 300, 60, sky, '58') +
      ball(680 + shift, 330, 72, sun, '12') +
      saw(0, 400, w, 10, Math.round(w / 18), ink),
  );

const drawSmall = piece(
  'sena-m',
  [400, 280],
  [720],
  () =>
    tiles(0, 0, 56, 8, 5, ['#0b573e', '#0c6045'], forest, 11) +
    ball(348, 70, 74, sun, '07') +
    ball(372, 226, 88, paper, '41') +
    ball(284, 172, 44, coral, '23') +
    saw(0, 280, 400, 9, 26, ink),
);

const june = (name: string, w: number, shift: number, widths: readonly number[]) =>
  piece(
    name,
    [w, 400],
    widths,
    () =>
      rect(0, 0, w, 400, clay) +
      rays(520 + shift, 420, 34, w, coral) +
      spikes(530 + shift, 330, 30, 130, 250, orange, { duty: 1 }) +
      disc(530 + shift, 330, 150, sun) +
      glyph('accordion', {
        x: 524 + shift,
        y: 236,
        size: 290,
        turn: -10,
        halo: paper,
        haloWidth: 10,
        base: coral,
        flush: true,
      }) +
      glyph('western-hat', {
        x: 528 + shift,
        y: 94,
        size: 170,
        turn: -6,
        ink: earth,
        halo: ink,
        haloWidth: 10,
        base: orange,
        flush: true,
      }) +
      glyph('corn', {
        x: 690 + shift,
        y: 320,
        size: 170,
        turn: 16,
        flip: -1,
        ink: sun,
        halo: ink,
        haloWidth: 8,
        base: leaf,
        flush: true,
      }) +
      flags([-10, 6], [w + 10, 10], 26, Math.round(w / 30), [sun, paper, leaf, sky], 24) +
      path(`M0 372H${w}V400H0Z`, ink) +
      saw(0, 373, w, 10, Math.round(w / 15), ink),
  );

/** Two macaws face to face, kept for the affiliates. */
const pair = (x: number, y: number, scale: number, gap: number): string =>
  macaw({ x, y, scale }) + macaw({ x: x + gap, y, scale, flip: -1, back: coral, backScale: clay });

const affiliates = piece(
  'afiliados',
  [720, 400],
  phone,
  () =>
    rect(0, 0, 720, 400, sun) +
    rays(360, 420, 30, 700, orange) +
    pair(90, 40, 0.95, 550) +
    saw(0, 400, 720, 10, 40, ink),
);

const affiliatesTall = piece(
  'afiliados-v',
  [300, 340],
  [300, 600],
  () =>
    rect(0, 0, 300, 340, sun) +
    rays(150, 360, 26, 520, orange) +
    rect(0, 0, 300, 118, sun) +
    saw(0, 117, 300, 14, 15, sun, false) +
    pair(-37, 116, 0.62, 374) +
    saw(0, 340, 300, 9, 20, ink),
);

/** A picture of Pix: fast, from one bank to another; a plume flies over the town. */
const pix = (name: string, w: number, shift: number, widths: readonly number[]) =>
  piece(
    name,
    [w, 400],
    widths,
    () =>
      rect(0, 0, w, 400, leaf) +
      rays(520 + shift, 210, 30, w, '#0b8347') +
      disc(520 + shift, 210, 150, sun) +
      spikes(520 + shift, 210, 40, 152, 174, sun, { duty: 0.85 }) +
      each(
        [
          [420, 210, -40, coral],
          [520, 150, 0, blue],
          [620, 210, 40, paper],
        ],
        ([x, y, turn, fill]) =>
          glyph('feather', {
            x: x + shift,
            y: y + 10,
            size: 250,
            turn: turn - 45,
            ink: fill,
            halo: ink,
            haloWidth: 9,
          }),
      ) +
      glyph('cut-diamond', {
        x: 520 + shift,
        y: 280,
        size: 150,
        ink,
        halo: ink,
        haloWidth: 12,
        base: sky,
        flush: true,
      }) +
      saw(0, 400, w, 10, Math.round(w / 18), ink),
  );

/** Banners, phone cut and desk cut (-w) of each. */
export const banners = [
  fortune,
  fortuneWide,
  june('banner-junina', 720, 0, phone),
  june('banner-junina-w', 1100, 330, desk),
  drawWide('banner-sena', 720, 0, phone),
  drawWide('banner-sena-w', 1100, 380, desk),
  pix('banner-pix', 720, 0, phone),
  pix('banner-pix-w', 1100, 320, desk),
  drawSmall,
  affiliates,
  affiliatesTall,
  ...routeBanners,
];
