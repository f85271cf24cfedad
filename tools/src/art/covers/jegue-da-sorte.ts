import { puppet } from '@arara/game-kit/mascots/jegue';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, wedges } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, earth, coral } = palette;

const cactus = (x: number, y: number, size: number): string =>
  glyph('cactus', { x, y, size, ink, carve: paper, carveAngle: 80, carveCount: 26 });

/** The cover of a chapbook: black on raw paper, and two colours by hand. */
export const jegueDaSorte = cover(
  'jegue-da-sorte',
  'Jegue da Sorte',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, earth) +
    path('M14 16L286 12L288 386L12 390Z', paper, outline(ink, 5)) +
    path('M28 72L272 70L273 330L27 332Z', sun, outline(ink, 6)) +
    rays(150, 150, 26, 120, orange, { duty: 0.45 }) +
    disc(150, 150, 58, coral, outline(ink, 5)) +
    path('M27 270C80 248 130 262 170 256S240 246 273 262L273 330L27 332Z', ink) +
    wedges(30, 276, 240, 50, 16, paper, { length: 0.5, thickness: 4, direction: 1, seed: 9 }) +
    cactus(60, 226, 92) +
    cactus(246, 236, 72) +
    puppetFigure(puppet, { x: 154, y: 332, size: 226, act: 'joy', turn: 3, halo: paper }) +
    path('M22 334L278 332L282 382L18 386Z', paper) +
    letter('Jegue', { x: 32, y: 28, w: 236, h: 34, fill: ink }) +
    letter('da Sorte', {
      x: 40,
      y: 346,
      w: 220,
      h: 28,
      fill: coral,
      outline: ink,
      outlineWidth: 5,
    }),
);
