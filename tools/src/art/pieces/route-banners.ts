import { glyph } from '../draw/glyph.ts';
import type { GlyphOptions } from '../draw/glyph.ts';
import { macaw } from '../draw/macaw.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { flags, rays, saw, sine, spikes, stars, tiles } from '../draw/patterns.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { ball } from './ball.ts';
import { piece } from './piece.ts';
import type { Piece } from './piece.ts';

// Banners of pages beside the first one. Words stand on the left, so the ground is calm there.

const { ink, paper, blue, sky, sun, orange, leaf, forest, mint, coral, clay, teal } = palette;
const { violet, pink, earth, deepBlue } = palette;

/** The scene round a point, on a ground as wide as the cut. */
type Scene = (x: number, width: number) => string;

const cut = (name: string, width: number, x: number, widths: readonly number[], draw: Scene) =>
  piece(
    name,
    [width, 400],
    widths,
    () => draw(x, width) + saw(0, 400, width, 10, Math.round(width / 18), ink),
  );

/** Both cuts of a banner: for a phone at 2x and 3x, and for a desk. */
const both = (name: string, draw: Scene): Piece[] => [
  cut(name, 720, 540, [720, 1080], draw),
  cut(`${name}-w`, 1100, 850, [1100, 1650], draw),
];

const sunburst = (x: number, width: number, ground: Ink, ray: Ink, disk: Ink): string =>
  rect(0, 0, width, 400, ground) +
  rays(x, 210, 32, width, ray) +
  disc(x, 210, 164, disk) +
  spikes(x, 210, 44, 166, 188, disk, { duty: 0.85 });

const hero = (name: string, x: number, y: number, size: number, more: GlyphOptions): string =>
  glyph(name, { x, y, size, halo: paper, haloWidth: 10, flush: true, ...more });

const frond = (x: number, y: number, size: number, turn: number, fresh: boolean): string =>
  glyph('monstera-leaf', {
    x,
    y,
    size,
    turn,
    ink: fresh ? leaf : forest,
    halo: ink,
    haloWidth: 8,
    base: fresh ? forest : leaf,
  });

const jungle = both(
  'banner-mata',
  (x, width) =>
    sunburst(x, width, forest, '#0c6045', sun) +
    frond(x - 176, 372, 210, -34, true) +
    frond(x + 180, 60, 200, 70, true) +
    hero('tiger-head', x, 206, 300, { ink: earth, base: orange, halo: ink }) +
    frond(x + 172, 366, 230, 24, false),
);

const now = both(
  'banner-agora',
  (x, width) =>
    sunburst(x, width, violet, '#6c38a2', coral) +
    hero('hourglass', x, 200, 290, { base: sun }) +
    ball(x - 150, 296, 62, sky, '08') +
    ball(x + 152, 108, 50, sun, '31') +
    ball(x + 142, 304, 74, paper, '25'),
);

const river = both(
  'banner-rio',
  (x, width) =>
    rect(0, 0, width, 400, teal) +
    rays(x, 230, 30, width, '#12909e') +
    disc(x, 176, 140, sun) +
    hero('dolphin', x, 190, 306, { ink: pink, base: ink, halo: ink, turn: 4 }) +
    each([sky, blue, deepBlue], (fill, row) =>
      path(
        sine(-60 - row * 30, width + 80, 286 + row * 34, 10, 84) + `V420H-60Z`,
        fill,
        outline(ink, 4),
      ),
    ) +
    glyph('lotus-flower', { x: x + 140, y: 330, size: 96, ink: paper, halo: ink, haloWidth: 7 }) +
    glyph('lily-pads', { x: x - 130, y: 346, size: 120, ink: leaf, halo: ink, haloWidth: 7 }),
);

const circle = both(
  'banner-roda',
  (x, width) =>
    sunburst(x, width, clay, coral, sun) +
    hero('guitar', x + 92, 190, 290, { ink: orange, base: ink, turn: -14, flip: -1 }) +
    hero('drum', x - 66, 256, 226, { ink: leaf, base: ink, turn: -6 }) +
    glyph('musical-notes', { x: x - 128, y: 96, size: 110, ink: paper, halo: ink, haloWidth: 8 }) +
    flags([-10, 6], [width + 10, 10], 26, Math.round(width / 30), [sun, paper, leaf, sky], 24),
);

const fair = both(
  'banner-feira',
  (x, width) =>
    rect(0, 0, width, 400, leaf) +
    rays(x, 220, 30, width, '#0b8347') +
    disc(x, 214, 160, paper) +
    hero('pineapple', x + 6, 186, 300, { ink: sun, base: earth, halo: ink }) +
    hero('cherry', x + 112, 274, 150, { ink: coral, base: ink, halo: ink }) +
    hero('banana-bunch', x - 128, 286, 160, { ink: sun, base: earth, halo: ink, turn: -12 }) +
    tiles(0, 352, 48, Math.ceil(width / 48), 1, [sun, sky, paper, coral], blue, 31),
);

const sides = both(
  'banner-lados',
  (x, width) =>
    rect(0, 0, width, 400, deepBlue) +
    rays(x, 206, 26, width, '#1b2f8c') +
    spikes(x, 206, 40, 176, 196, sun, { duty: 0.7 }) +
    `<g transform="rotate(14 ${x} 206)">` +
    path(`M${x} 30a176 176 0 0 0 0 352z`, coral, outline(ink, 6)) +
    path(`M${x} 30a176 176 0 0 1 0 352z`, sky, outline(ink, 6)) +
    `</g>` +
    ball(x - 82, 216, 74, sun, '07') +
    ball(x + 86, 192, 74, paper, '12'),
);

const homeScreen = both(
  'banner-app',
  (x, width) =>
    rect(0, 0, width, 400, deepBlue) +
    rays(x, 210, 32, width, '#1b2f8c') +
    disc(x, 210, 168, sun) +
    spikes(x, 210, 44, 170, 190, sun, { duty: 0.85 }) +
    `<g transform="translate(-56 0) rotate(-7 ${x} 200)">` +
    `<rect x="${x - 96}" y="22" width="192" height="350" rx="26" fill="${ink}"/>` +
    `<rect x="${x - 82}" y="46" width="164" height="292" rx="8" fill="${paper}"/>` +
    each([coral, sun, leaf, sky, violet, clay], (fill, at) =>
      rect(x - 66 + (at % 3) * 48, 70 + Math.floor(at / 3) * 52, 36, 36, fill, 'rx="9"'),
    ) +
    tiles(x - 82, 256, 41, 4, 2, [sun, sky, coral, leaf], blue, 9) +
    disc(x, 355, 8, paper) +
    `</g>` +
    macaw({ x: x - 6, y: 138, scale: 0.62 }),
);

const proof = both(
  'banner-prova',
  (x, width) =>
    sunburst(x, width, '#1242c4', '#1b57e8', mint) +
    hero('inverted-dice-5', x - 36, 210, 236, { ink: coral, base: paper, halo: ink, turn: -10 }) +
    hero('magnifying-glass', x + 60, 184, 270, { ink: sun, base: ink, halo: ink, flip: -1 }) +
    stars(
      [
        [x - 164, 92],
        [x + 178, 96],
        [x + 170, 330],
      ],
      4,
      16,
      paper,
    ),
);

const parade = both(
  'banner-desfile',
  (x, width) =>
    rect(0, 0, width, 400, '#7a1f8f') +
    rays(x, 250, 30, width, violet) +
    each([-76, -57, -38, -19, 0, 19, 38, 57, 76], (angle, index) =>
      glyph('feather', {
        x: x + 150 * Math.sin((angle * Math.PI) / 180),
        y: 262 - 150 * Math.cos((angle * Math.PI) / 180),
        size: 210,
        turn: angle - 45,
        ink: [coral, sun, leaf, sky][index % 4],
        halo: ink,
        haloWidth: 7,
      }),
    ) +
    disc(x, 262, 96, sun, outline(ink, 6)) +
    hero('carnival-mask', x, 262, 270, { ink: pink, base: paper, halo: ink }),
);

const steps = both(
  'banner-passo',
  (x, width) =>
    rect(0, 0, width, 400, sun) +
    rays(x, 210, 28, width, orange) +
    tiles(0, 336, 64, Math.ceil(width / 64), 1, [sky, paper, coral], blue, 12) +
    disc(x, 190, 150, paper, outline(ink, 6)) +
    hero('capybara', x, 190, 270, { ink: earth, base: orange, halo: ink }) +
    frond(x + 178, 330, 190, 26, true),
);

/** Banners of pages that are not the first. */
export const routeBanners: readonly Piece[] = [
  ...jungle,
  ...now,
  ...river,
  ...circle,
  ...fair,
  ...sides,
  ...homeScreen,
  ...proof,
  ...parade,
  ...steps,
];
