import { puppet } from '@arara/game-kit/mascots/saci';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { each, line, outline, path, rect, times } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, leaf, forest, mint, teal, coral } = palette;

/** A cane of bamboo, in the wood where such boys are born. */
const cane = (x: number, wide: number, shift: number): string =>
  rect(x, -6, wide, 420, forest, outline(ink, 4)) +
  times(6, (n) => {
    const y = n * 78 - shift;
    return (
      path(`M${x - 4} ${y}h${wide + 8}v9h${-wide - 8}Z`, sun, outline(ink, 4)) +
      line(`M${x + wide * 0.3} ${y + 22}V${y + 58}`, leaf, 4)
    );
  });

/** The wind in turns that widen upwards. */
const gale = each([44, 88, 136, 184], (reach, n) =>
  line(
    `M${150 - reach} ${318 - n * 74}C${150 - reach * 0.7} ${350 - n * 74} ${150 + reach * 0.7} ${350 - n * 74} ${150 + reach} ${306 - n * 74}`,
    n % 2 ? paper : mint,
    11,
  ),
);

export const saciLigeiro = cover(
  'saci-ligeiro',
  'Saci Ligeiro',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, teal) +
    rays(150, 330, 22, 420, leaf) +
    cane(-8, 30, 20) +
    cane(44, 22, 50) +
    cane(236, 22, 36) +
    cane(280, 30, 8) +
    gale +
    each(
      [
        [38, 112, -20],
        [262, 78, 40],
        [30, 244, 30],
        [270, 222, -50],
      ],
      ([x, y, turn]) =>
        glyph('falling-leaf', { x, y, size: 52, turn, ink: sun, halo: ink, haloWidth: 5 }),
    ) +
    puppetFigure(puppet, { x: 142, y: 338, size: 262, act: 'joy', turn: -4, halo: ink }) +
    path('M-4 322C60 300 120 340 180 320S270 304 304 318V404H-4Z', ink) +
    letter('Saci', {
      x: 30,
      y: 324,
      w: 112,
      h: 30,
      fill: coral,
      outline: paper,
      outlineWidth: 5,
      warp: wave(3),
    }) +
    letter('Ligeiro', { x: 30, y: 362, w: 240, h: 26, fill: sun, warp: wave(-4) }),
);
