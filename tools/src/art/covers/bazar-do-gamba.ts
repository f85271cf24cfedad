import { puppet } from '@arara/game-kit/mascots/gamba';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect, times } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, coral, teal, violet, earth, pink, mint, sky } = palette;

/** Something on a shelf that somebody may want. */
const ware = ([name, x, y, size, colour]: readonly [string, number, number, number, string]) =>
  glyph(name, { x, y, size, ink: colour, base: ink, flush: true, halo: ink, haloWidth: 8 });

const shelf = (y: number): string =>
  rect(-10, y, 320, 12, earth, outline(ink, 5)) + line(`M0 ${y + 5}L300 ${y + 5}`, orange, 2);

/** The awning of the stall: strips of cloth with round ends. */
const awning = times(7, (n) => {
  const x = n * 44 - 4;
  return path(
    `M${x} -10L${x + 44} -10L${x + 44} 50Q${x + 22} 84 ${x} 50Z`,
    n % 2 === 0 ? coral : paper,
    outline(ink, 6),
  );
});

export const bazarDoGamba = cover(
  'bazar-do-gamba',
  'Bazar do Gambá',
  'Feira Slots',
  () =>
    rect(0, 0, 300, 400, teal) +
    shelf(146) +
    shelf(226) +
    each(
      [
        ['teapot', 36, 118, 62, sky],
        ['rotary-phone', 264, 118, 62, pink],
        ['matryoshka-dolls', 32, 198, 62, sun],
        ['photo-camera', 270, 198, 56, mint],
      ],
      ware,
    ) +
    awning +
    line('M-6 84Q150 128 306 84', ink, 4) +
    each(
      [
        [40, 100],
        [96, 112],
        [204, 112],
        [260, 100],
      ],
      ([x, y]) => disc(x, y, 9, sun, outline(ink, 4)),
    ) +
    puppetFigure(puppet, { x: 136, y: 322, size: 238, act: 'joy', halo: ink }) +
    path('M-10 316L310 316L310 410L-10 410Z', violet, outline(ink, 6)) +
    times(8, (n) =>
      path(`M${n * 40 - 6} 316L${n * 40 + 14} 332L${n * 40 + 34} 316Z`, sun, outline(ink, 4)),
    ) +
    letter('Bazar', {
      x: 72,
      y: 336,
      w: 156,
      h: 26,
      fill: paper,
      outline: ink,
      outlineWidth: 9,
      warp: arch(-3),
    }) +
    letter('do Gambá', {
      x: 30,
      y: 368,
      w: 240,
      h: 24,
      fill: orange,
      outline: ink,
      outlineWidth: 9,
    }),
);
