import { puppet } from '@arara/game-kit/mascots/sabia';
import { frame } from '../draw/frames.ts';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays, saw } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { clipped, outline, path, rect, times } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, forest, mint } = palette;

const opening = 'M48 336V172a102 102 0 0 1 204 0v164z';

export const cafeImperial = cover(
  'cafe-imperial',
  'Café Imperial',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, forest) +
    times(5, (r) =>
      times(4, (c) =>
        glyph('coffee-beans', {
          x: c * 100 + (r % 2) * 50,
          y: r * 84 + 20,
          size: 66,
          turn: r * 40 + c * 70,
          ink: '#0f6448',
        }),
      ),
    ) +
    path('M34 336V170a116 116 0 0 1 232 0v166z', sun, outline(ink, 7)) +
    path(opening, mint, outline(ink, 4)) +
    clipped(`<path d="${opening}"/>`, rays(150, 200, 20, 240, paper, { duty: 0.5 })) +
    path(opening, 'none', outline(ink, 4)) +
    puppetFigure(puppet, { x: 144, y: 338, size: 242, act: 'joy', halo: ink }) +
    path('M-10 326H310V410H-10Z', ink) +
    saw(0, 327, 300, 10, 15, orange) +
    letter('Café Imperial', { x: 22, y: 350, w: 256, h: 34, fill: paper }) +
    frame(sun, 4, 5),
);
