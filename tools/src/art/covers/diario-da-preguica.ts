import { puppet } from '@arara/game-kit/mascots/preguica';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, line, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, leaf, forest, coral, mint, blue } = palette;

const fern = (x: number, y: number, size: number, turn: number): string =>
  glyph('fern', { x, y, size, turn, ink: leaf, halo: ink, haloWidth: 7 });

/** A page of a notebook: ruled, bound by a spiral, with two finds pressed into it. */
export const diarioDaPreguica = cover(
  'diario-da-preguica',
  'Diário da Preguiça',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, forest) +
    fern(18, 60, 150, -30) +
    fern(284, 330, 170, 150) +
    path('M34 14L288 18L284 384L30 380Z', paper, outline(ink, 6)) +
    times(13, (row) => line(`M62 ${58 + row * 25}L274 ${60 + row * 25}`, mint, 3)) +
    line('M74 22L70 376', coral, 3) +
    times(9, (ring) => disc(46, 46 + ring * 38, 8, forest, outline(ink, 4))) +
    glyph('butterfly', { x: 238, y: 72, size: 72, turn: 18, ink: blue, halo: ink, haloWidth: 6 }) +
    glyph('mushroom', { x: 108, y: 78, size: 64, turn: -8, ink: coral, halo: ink, haloWidth: 6 }) +
    disc(166, 196, 92, sun, outline(ink, 5)) +
    puppetFigure(puppet, { x: 166, y: 318, size: 226, act: 'joy', turn: -2, halo: ink }) +
    path('M58 300L292 286L296 392L54 394Z', orange, outline(ink, 6)) +
    letter('Diário da', { x: 92, y: 308, w: 148, h: 22, fill: ink }) +
    letter('Preguiça', {
      x: 74,
      y: 348,
      w: 206,
      h: 32,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
    }),
);
