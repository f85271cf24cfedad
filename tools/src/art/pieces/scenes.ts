import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { macaw } from '../draw/macaw.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { flags, rays, saw, sine, spikes, stars, tiles } from '../draw/patterns.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { piece } from './piece.ts';
import type { Piece } from './piece.ts';

const { ink, night, paper, blue, sky, sun, orange, leaf, forest, coral, clay, teal, violet, pink } =
  palette;

/** Pictures of a state: in a panel 360 wide, at 2x. */
const stateWidths = [360, 720] as const;
const stateBox = [360, 260] as const;

const ground = (y: number, fill: Ink): string =>
  path(sine(-20, 400, y, 8, 80) + 'V300H-60Z', fill, outline(ink, 4));

const hero = (name: string, y: number, size: number, base: Ink, fill: Ink = ink): string =>
  glyph(name, {
    x: 180,
    y,
    size,
    ink: fill,
    halo: fill === ink ? paper : ink,
    haloWidth: 8,
    base,
    flush: true,
  });

const empty = piece(
  'vazio',
  stateBox,
  stateWidths,
  () =>
    rect(0, 0, 360, 260, sky) +
    disc(180, 130, 96, sun) +
    spikes(180, 130, 26, 100, 120, sun) +
    path(sine(-40, 400, 196, 8, 80) + 'V300H-60Z', blue, outline(ink, 4)) +
    hero('anteater', 132, 200, orange) +
    ground(220, forest),
);

const error = piece(
  'erro',
  stateBox,
  stateWidths,
  () =>
    rect(0, 0, 360, 260, coral) +
    rays(180, 140, 22, 300, clay) +
    disc(180, 128, 92, paper) +
    hero('frog', 136, 168, sun, forest) +
    path(sine(-20, 400, 214, 8, 80) + 'V300H-60Z', ink),
);

const offline = piece(
  'sem-internet',
  stateBox,
  stateWidths,
  () =>
    rect(0, 0, 360, 260, night) +
    disc(236, 86, 62, paper) +
    disc(214, 76, 54, night) +
    stars(
      [
        [52, 60],
        [110, 34],
        [316, 120],
        [300, 44],
        [44, 150],
      ],
      3,
      10,
      sun,
    ) +
    hero('sloth', 124, 190, leaf) +
    ground(222, violet),
);

const maintenance = piece(
  'manutencao',
  stateBox,
  stateWidths,
  () =>
    rect(0, 0, 360, 260, sun) +
    rays(180, 130, 24, 300, orange) +
    glyph('big-gear', { x: 180, y: 118, size: 210, ink: clay, halo: ink, haloWidth: 8 }) +
    disc(180, 118, 56, paper, outline(ink, 5)) +
    hero('armadillo', 142, 168, coral) +
    ground(216, teal),
);

const region = piece(
  'regiao',
  stateBox,
  stateWidths,
  () =>
    rect(0, 0, 360, 260, teal) +
    rays(180, 130, 20, 300, '#12909e') +
    glyph('globe', {
      x: 180,
      y: 122,
      size: 208,
      ink: blue,
      halo: ink,
      haloWidth: 8,
      base: sky,
      flush: true,
    }) +
    glyph('toucan', {
      x: 190,
      y: 134,
      size: 164,
      halo: paper,
      haloWidth: 8,
      base: sun,
      flush: true,
    }) +
    ground(226, forest),
);

const lost = piece(
  'perdido',
  stateBox,
  stateWidths,
  () =>
    rect(0, 0, 360, 260, leaf) +
    rays(180, 150, 22, 320, '#0b8347') +
    disc(180, 132, 98, sun) +
    hero('monkey', 124, 160, coral) +
    each(
      [
        [40, 232, -24],
        [322, 232, 24],
      ],
      ([x, y, turn]) =>
        glyph('monstera-leaf', {
          x,
          y,
          size: 170,
          turn,
          ink: forest,
          halo: ink,
          haloWidth: 7,
        }),
    ) +
    ground(226, forest),
);

const success = piece(
  'sucesso',
  [390, 268],
  [390, 780],
  () =>
    rect(0, 0, 390, 268, leaf) +
    rays(195, 290, 28, 520, '#0b8347') +
    disc(195, 250, 132, sun) +
    spikes(195, 250, 36, 134, 156, sun, { duty: 0.85 }) +
    glyph('feather', { x: 66, y: 110, size: 130, turn: -60, ink: coral, halo: ink, haloWidth: 6 }) +
    glyph('feather', { x: 326, y: 100, size: 130, turn: 10, ink: blue, halo: ink, haloWidth: 6 }) +
    each(
      [
        [34, 206],
        [356, 200],
        [112, 66],
        [300, 62],
      ],
      ([x, y]) => spikes(x, y, 5, 4, 13, paper, { duty: 1 }),
    ) +
    macaw({ x: 84, y: 34, scale: 0.7, brow: forest }) +
    saw(0, 268, 390, 9, 26, ink) +
    flags([-6, 6], [396, 8], 12, 15, [sun, paper, coral, sky], 18),
);

const jungleLeaf = (
  x: number,
  y: number,
  size: number,
  turn: number,
  flip: 1 | -1,
  fresh: boolean,
) =>
  glyph('monstera-leaf', {
    x,
    y,
    size,
    turn,
    flip,
    ink: fresh ? leaf : forest,
    halo: ink,
    haloWidth: 7,
    base: fresh ? forest : leaf,
  });

const login = piece(
  'login',
  [370, 600],
  [370, 740],
  () =>
    rect(0, 0, 370, 600, coral) +
    rays(170, 330, 26, 720, '#ff7256') +
    disc(170, 330, 172, sun) +
    spikes(170, 330, 44, 174, 198, sun, { duty: 0.85 }) +
    jungleLeaf(20, 60, 220, -60, 1, false) +
    jungleLeaf(360, 40, 200, 70, -1, false) +
    macaw({ x: -6, y: 132, scale: 1.14 }) +
    jungleLeaf(344, 556, 220, 20, -1, true),
);

const register = piece(
  'cadastro',
  [370, 600],
  [370, 740],
  () =>
    rect(0, 0, 370, 600, violet) +
    rays(190, 320, 26, 720, '#6c38a2') +
    each([-78, -58, -39, -20, 0, 20, 39, 58, 78], (angle, index) =>
      glyph('feather', {
        x: 185 + 180 * Math.sin((angle * Math.PI) / 180),
        y: 330 - 190 * Math.cos((angle * Math.PI) / 180),
        size: 220,
        turn: angle - 45,
        ink: [coral, sun, leaf, sky][index % 4],
        halo: ink,
        haloWidth: 6,
      }),
    ) +
    disc(185, 340, 120, sun, outline(ink, 6)) +
    spikes(185, 340, 34, 120, 140, sun, { duty: 0.9 }) +
    glyph('carnival-mask', {
      x: 185,
      y: 346,
      size: 340,
      ink: pink,
      halo: ink,
      haloWidth: 12,
      base: paper,
      flush: true,
    }) +
    flags([-6, 40], [376, 24], 24, 12, [sun, coral, leaf, sky, paper], 24) +
    tiles(0, 500, 50, 8, 2, [sun, sky, paper, coral], blue, 21) +
    saw(0, 501, 370, 10, 22, ink),
);

const forestTile = piece('tile-mata', [390, 200], [780], () =>
  tiles(0, 0, 40, 10, 5, ['#0b573e', '#0d6446'], forest, 17),
);

const wall = tiles(0, 0, 100, 6, 8, [sun, sky, paper, '#3e7bff', coral], blue, 42);

const azulejo: Piece = {
  ...piece('azulejo', [600, 800], [528], () =>
    each([-600, 0, 600], (x) =>
      each([-800, 0, 800], (y) => `<g transform="translate(${x} ${y})">${wall}</g>`),
    ),
  ),
  isTile: true,
};

/** The card that other sites show for a link to this one. */
const share = piece(
  'compartilhar',
  [1200, 630],
  [1200],
  () =>
    rect(0, 0, 1200, 630, '#1242c4') +
    rays(860, 330, 36, 1300, '#1b57e8') +
    disc(860, 340, 270, sun) +
    spikes(860, 340, 46, 272, 306, sun, { duty: 0.85 }) +
    jungleLeaf(1150, 560, 380, 30, 1, true) +
    jungleLeaf(1150, 60, 300, 70, 1, false) +
    macaw({ x: 640, y: 30, scale: 1.6 }) +
    letter('Arara', { x: 84, y: 250, w: 430, h: 130, fill: paper, block: ink, blockDepth: 8 }) +
    saw(0, 630, 1200, 14, 62, ink),
);

/** Pictures of states, of dialogs and of the frame of the site. */
export const scenes = [
  empty,
  error,
  offline,
  maintenance,
  region,
  lost,
  success,
  login,
  register,
  forestTile,
  azulejo,
  share,
];
