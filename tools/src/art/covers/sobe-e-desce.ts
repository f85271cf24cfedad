import { letter } from '../draw/lettering.ts';
import { glyph } from '../draw/glyph.ts';
import { palette } from '../draw/palette.ts';
import { sine } from '../draw/patterns.ts';
import { disc, line, outline, path, rect, times } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, sky, blue, coral, pink, leaf, teal } = palette;

/** A card, turned, with its suit. */
const card = (x: number, y: number, turn: number, suit: string, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  rect(-46, -62, 104, 136, ink, 'rx="12"') +
  rect(-52, -68, 104, 136, paper, `${outline(ink, 6)} rx="12"`) +
  glyph(suit, { x: 0, y: 0, size: 76, ink: fill }) +
  '</g>';

export const sobeEDesce = cover(
  'hilo',
  'Sobe e Desce',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, pink) +
    disc(232, 82, 46, sun, outline(ink, 6)) +
    rect(0, 214, 300, 190, blue) +
    times(4, (n) => line(sine(-20 - (n % 2) * 20, 340, 234 + n * 24, 5, 40), sky, 4)) +
    path('M-6 330V150Q26 128 62 146V330Z', leaf, outline(ink, 6)) +
    rect(58, 62, 62, 260, paper, outline(ink, 6)) +
    times(9, (n) => rect(70, 92 + n * 24, 38, 11, teal, 'rx="2"')) +
    rect(-8, 48, 148, 26, paper, outline(ink, 6)) +
    rect(46, 28, 86, 20, coral, outline(ink, 5)) +
    card(226, 154, 9, 'hearts', coral) +
    card(182, 236, -8, 'spades', ink) +
    path('M-10 322Q75 300 150 318T310 314V410H-10Z', ink) +
    letter('Sobe', { x: 30, y: 328, w: 112, h: 27, fill: paper }) +
    letter('e', { x: 154, y: 334, w: 18, h: 18, fill: pink }) +
    letter('Desce', { x: 60, y: 362, w: 208, h: 29, fill: sun, warp: wave(3) }),
);
