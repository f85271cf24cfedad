import { puppet as jacare } from '@arara/game-kit/mascots/jacare';
import { puppet as onca } from '@arara/game-kit/mascots/onca';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { rays, sine } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { clipped, line, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, leaf, forest, coral, teal, mint } = palette;

const card = (face: string, suit: string, pip: Ink, place: string): string =>
  `<g transform="${place}">` +
  rect(-38, -54, 76, 108, paper, `rx="9" ${outline(ink, 5)}`) +
  glyph(suit, { x: 4, y: 14, size: 52, ink: pip }) +
  letter(face, { x: -31, y: -47, w: 22, h: 26, fill: pip }) +
  '</g>';

/** The right half of the card, beyond the crack between the two. */
const beyond = 'M176 -6L140 70L172 132L134 214L164 330L306 330L306 -6Z';

export const oncaEJacare = cover(
  'dragon-tiger',
  'Onça e Jacaré',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, leaf) +
    rays(60, 220, 18, 330, forest, { duty: 0.42 }) +
    clipped(
      path(beyond, sun),
      rect(0, 0, 300, 400, orange) + rays(240, 220, 18, 330, sun, { duty: 0.45 }),
    ) +
    path('M176 -6L140 70L172 132L134 214L164 330', 'none', `stroke="${ink}" stroke-width="16"`) +
    path('M176 -6L140 70L172 132L134 214L164 330', 'none', `stroke="${paper}" stroke-width="7"`) +
    card('K', 'spades', ink, 'translate(70 74) rotate(-12)') +
    card('Q', 'hearts', coral, 'translate(232 74) rotate(12)') +
    puppetFigure(jacare, { x: 82, y: 318, size: 184, act: 'look', halo: mint }) +
    puppetFigure(onca, { x: 222, y: 318, size: 176, act: 'wild', halo: paper }) +
    rect(-5, 300, 310, 106, ink) +
    rect(-5, 296, 310, 14, teal, outline(ink, 4)) +
    line(sine(-20, 320, 303, 3, 26), paper, 2.5) +
    letter('Onça e', { x: 84, y: 322, w: 132, h: 24, fill: paper }) +
    letter('Jacaré', { x: 34, y: 354, w: 232, h: 32, fill: sun }),
);
