import { puppet } from '@arara/game-kit/mascots/quati';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, coral, clay, deepBlue, sky, orange, leaf, forest, mint } = palette;

/** A puff of steam. */
const puff = (x: number, y: number, r: number): string => disc(x, y, r, paper, outline(ink, 5));

/** The boiler from the front, with its chimney and its lamp. */
const engine =
  rect(204, 176, 30, 46, ink) +
  path('M196 176L242 176L236 160L202 160Z', clay, outline(ink, 5)) +
  disc(219, 284, 72, ink) +
  disc(219, 284, 62, clay, outline(ink, 5)) +
  times(12, (bolt) => {
    const angle = (bolt / 12) * 2 * Math.PI;
    return disc(219 + Math.cos(angle) * 53, 284 + Math.sin(angle) * 53, 4, sun);
  }) +
  disc(219, 284, 34, sun, outline(ink, 6)) +
  disc(219, 284, 20, paper, outline(ink, 4));

/** The cab behind its driver, and its door in front of him. */
const cab =
  path('M14 366V176Q14 152 38 152H158Q176 152 176 170V366Z', coral, outline(ink, 7)) +
  path('M2 158Q92 128 188 158L184 142Q92 108 6 142Z', clay, outline(ink, 6)) +
  rect(30, 172, 132, 150, deepBlue, outline(ink, 5));
const door =
  path('M14 300H176V366H14Z', coral, outline(ink, 7)) +
  path('M6 292H184V308H6Z', sun, outline(ink, 5)) +
  path('M30 320H162V344H30Z', clay, outline(ink, 4));

export const tremDaSerra = cover(
  'trem-da-serra',
  'Trem da Serra',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, sky) +
    rays(214, 112, 20, 440, mint) +
    path('M-10 200C40 120 84 128 130 178C170 96 246 92 310 168V400H-10Z', leaf, outline(ink, 6)) +
    path(
      'M-10 252C60 190 120 206 170 246C214 196 270 204 310 236V400H-10Z',
      forest,
      outline(ink, 6),
    ) +
    puff(232, 132, 20) +
    puff(262, 104, 28) +
    puff(224, 74, 24) +
    puff(270, 44, 30) +
    engine +
    cab +
    puppetFigure(puppet, { x: 104, y: 336, size: 208, act: 'joy', turn: 4, halo: ink }) +
    door +
    glyph('cheese-wedge', {
      x: 52,
      y: 284,
      size: 66,
      turn: -8,
      ink: orange,
      halo: ink,
      haloWidth: 8,
      base: sun,
    }) +
    path('M-8 346H308V408H-8Z', ink) +
    times(9, (tie) => path(`M${tie * 36 - 8} 350h18l-5 12h-18z`, orange)) +
    rect(-4, 352, 308, 4, paper) +
    letter('Trem da Serra', { x: 18, y: 366, w: 264, h: 27, fill: sun }),
);
