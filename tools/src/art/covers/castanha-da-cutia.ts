import { puppet } from '@arara/game-kit/mascots/cutia';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, mint, leaf, forest, earth, coral } = palette;

const nut = ([x, y, size, turn]: readonly [number, number, number, number]): string =>
  glyph('almond', {
    x,
    y,
    size,
    turn,
    ink: orange,
    base: sun,
    flush: true,
    halo: ink,
    haloWidth: 8,
  });

const leafAt = ([x, y, size, turn]: readonly [number, number, number, number]): string =>
  glyph('linden-leaf', {
    x,
    y,
    size,
    turn,
    ink: forest,
    base: leaf,
    flush: true,
    halo: ink,
    haloWidth: 7,
  });

/** The floor of the forest: a hollow under the roots, full of what was hidden there. */
export const castanhaDaCutia = cover(
  'castanha-da-cutia',
  'Castanha da Cutia',
  'Rio Negro',
  () =>
    rect(0, 0, 300, 400, orange) +
    each([12, 62, 206, 262], (x, n) => {
      const d = `M${x} -10L${x + 26} -10L${x + 30 + (n % 2) * 6} 280L${x - 8} 280Z`;
      return (
        path(d, n % 2 === 0 ? earth : coral, outline(ink, 5)) +
        line(`M${x + 10} 8L${x + 8} 250`, ink, 3)
      );
    }) +
    disc(150, 150, 112, mint, outline(ink, 6)) +
    each(
      [
        [30, 36, 110, -30],
        [270, 30, 120, 60],
        [150, 14, 96, 10],
        [18, 150, 74, -70],
        [286, 160, 78, 100],
      ],
      leafAt,
    ) +
    puppetFigure(puppet, { x: 146, y: 300, size: 232, act: 'joy' }) +
    path('M-10 286Q70 262 150 276Q230 290 310 268L310 410L-10 410Z', forest, outline(ink, 6)) +
    each(
      [
        [32, 292, 58, 10],
        [92, 302, 50, 70],
        [212, 304, 54, -20],
        [270, 286, 60, 40],
        [152, 306, 46, 110],
      ],
      nut,
    ) +
    letter('Castanha', {
      x: 24,
      y: 324,
      w: 252,
      h: 32,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
    }) +
    letter('da Cutia', {
      x: 66,
      y: 364,
      w: 168,
      h: 24,
      fill: paper,
      outline: ink,
      outlineWidth: 8,
    }),
);
