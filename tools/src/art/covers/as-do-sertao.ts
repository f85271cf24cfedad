import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, clay, coral, leaf, forest } = palette;

/** A card of a fan: its place turns about the hand that holds it. */
const card = (turn: number, suit: string, face: string, fill: string): string =>
  `<g transform="rotate(${turn} 150 420)">` +
  rect(112, 170, 78, 112, ink, 'rx="9"') +
  rect(108, 166, 78, 112, paper, `${outline(ink, 5)} rx="9"`) +
  letter(face, { x: 116, y: 174, w: face === '10' ? 22 : 15, h: 20, fill }) +
  glyph(suit, { x: 150, y: 238, size: 50, ink: fill }) +
  '</g>';

const cactus = (x: number, y: number, size: number): string =>
  path(
    'M-10 90V-50a10 10 0 0 1 20 0V10H24V-20a8 8 0 0 1 16 0V18a9 9 0 0 1 -9 9H10V90ZM-10 36H-32a9 9 0 0 1 -9 -9V-6a8 8 0 0 1 16 0V19H-10Z',
    leaf,
    `${outline(ink, 5)} transform="translate(${x} ${y}) scale(${size})"`,
  );

export const asDoSertao = cover(
  'video-poker',
  'Ás do Sertão',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, coral) +
    disc(150, 142, 100, sun) +
    each([0, 1, 2, 3, 4, 5, 6, 7], (i) => rect(50, 150 + i * 13, 200, 2 + i, orange)) +
    path('M-10 232Q60 196 150 214T310 206V410H-10Z', clay, outline(ink, 5)) +
    cactus(36, 156, 1) +
    cactus(272, 176, 0.8) +
    card(-24, 'clubs', '10', ink) +
    card(-12, 'hearts', 'J', coral) +
    card(0, 'spades', 'A', ink) +
    card(12, 'diamonds', 'K', coral) +
    card(24, 'clubs', 'Q', ink) +
    path('M-10 300Q150 268 310 300V410H-10Z', forest, outline(ink, 5)) +
    letter('Ás do', { x: 88, y: 308, w: 124, h: 30, fill: paper, warp: arch(4) }) +
    letter('Sertão', { x: 36, y: 346, w: 228, h: 42, fill: sun, warp: arch(5) }),
);
