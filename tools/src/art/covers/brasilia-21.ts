import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { tiles } from '../draw/patterns.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, blue, sky, sun, coral } = palette;

function card(suit: string, face: string, x: number, turn: number, w: number, pip: Ink): string {
  return (
    `<g transform="translate(${x} 214) rotate(${turn})">` +
    rect(-38, -54, 76, 108, paper, `rx="8" ${outline(ink, 5)}`) +
    glyph(suit, { x: 0, y: 8, size: 54, ink: pip }) +
    letter(face, { x: -28, y: -44, w, h: 18, fill: pip }) +
    '</g>'
  );
}

export const brasilia21 = cover(
  'blackjack',
  'Brasília 21',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, blue) +
    disc(150, 158, 116, paper) +
    each([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], (i) =>
      path(
        `M${150 + i * 24} 300C${150 + i * 15} 240 ${150 + i * 5} 170 ${150 + i * 15} 62` +
          `C${150 + i * 9} 150 ${150 + i * 20} 250 ${150 + i * 31} 300Z`,
        ink,
      ),
    ) +
    path('M118 118q32 22 64 0l-8 30q-24 12-48 0z', sky, outline(ink, 4)) +
    rect(-5, 298, 310, 110, ink) +
    tiles(0, 300, 30, 10, 1, [sun, sky, paper], blue, 21) +
    card('spades', 'A', 66, -14, 16, ink) +
    card('hearts', 'J', 236, 13, 12, coral) +
    letter('Brasília', { x: 20, y: 350, w: 184, h: 32, fill: paper }) +
    letter('21', { x: 218, y: 344, w: 62, h: 42, fill: sun }),
);
