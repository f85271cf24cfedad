import { letter } from '../draw/lettering.ts';
import { glyph } from '../draw/glyph.ts';
import { palette } from '../draw/palette.ts';
import { rays, sine } from '../draw/patterns.ts';
import { disc, line, outline, rect, times } from '../draw/shapes.ts';
import { rise } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, sky, teal, mint, orange } = palette;

/** A coin with its beaded rim. */
const coin = (x: number, y: number, r: number, face: string): string =>
  disc(x + 7, y + 9, r, ink) +
  disc(x, y, r, face, outline(ink, 7)) +
  disc(x, y, r * 0.76, 'none', outline(ink, 4)) +
  times(26, (n) => {
    const turn = (n / 26) * Math.PI * 2;
    return disc(x + Math.cos(turn) * r * 0.88, y + Math.sin(turn) * r * 0.88, 3, ink);
  });

export const caraOuCoroa = cover(
  'coin-flip',
  'Cara ou Coroa',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, teal) +
    rays(150, 150, 18, 420, mint, { duty: 0.4 }) +
    coin(214, 96, 70, sky) +
    glyph('crown', { x: 214, y: 94, size: 84, ink, base: sun, baseWidth: 10, flush: true }) +
    coin(112, 184, 96, sun) +
    glyph('tiger-head', { x: 112, y: 184, size: 128, ink, base: orange, flush: true }) +
    rect(0, 276, 300, 130, paper, outline(ink, 6)) +
    times(2, (n) => line(sine(-20, 340, 290 + n * 104, 7, 58), ink, 11)) +
    rect(-5, 304, 310, 78, ink) +
    letter('Cara ou', { x: 84, y: 316, w: 132, h: 17, fill: paper }) +
    letter('Coroa', { x: 34, y: 342, w: 232, h: 36, fill: sun, warp: rise(4) }),
);
