import { puppet } from '@arara/game-kit/mascots/peixe';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { clipped, disc, each, fixed, line, outline, path, rect, times } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, orange, coral, clay, earth, mint, teal, deepBlue } = palette;
const [middleX, middleY] = [150, 164];

/** The nails of a porthole's ring. */
const nails = times(12, (index) => {
  const angle = (index / 12) * 2 * Math.PI;
  return disc(
    fixed(middleX + 127 * Math.cos(angle)),
    fixed(middleY + 127 * Math.sin(angle)),
    5,
    ink,
  );
});

/** He swims out of a porthole of the wreck, with the key of the chest. */
export const peixeAnjo = cover(
  'peixe-anjo',
  'Peixe-Anjo',
  'Pantanal Play',
  () =>
    rect(0, 0, 300, 400, earth) +
    each([40, 112, 184, 256, 328], (y) => line(`M-6 ${y}Q150 ${y - 10} 306 ${y}`, ink, 5)) +
    each(
      [
        [24, 74],
        [278, 22],
        [18, 290],
        [284, 296],
      ],
      ([x, y]) => disc(x, y, 4.5, ink),
    ) +
    disc(middleX, middleY, 143, sun, outline(ink, 7)) +
    nails +
    disc(middleX, middleY, 110, teal, outline(ink, 7)) +
    clipped(
      `<circle cx="${middleX}" cy="${middleY}" r="107"/>`,
      rays(150, 20, 26, 320, deepBlue, { duty: 0.42 }) +
        glyph('coral', { x: 78, y: 252, size: 96, ink: coral, halo: ink, haloWidth: 8 }) +
        glyph('coral', { x: 232, y: 250, size: 84, turn: 12, ink: clay, halo: ink, haloWidth: 8 }),
    ) +
    puppetFigure(puppet, { x: 148, y: 316, size: 228, act: 'idle', halo: ink }) +
    each(
      [
        [276, 196, 10],
        [288, 168, 6],
        [272, 148, 4.5],
      ],
      ([x, y, r]) => disc(x, y, r, mint, outline(ink, 4)),
    ) +
    path(
      'M-6 328C40 306 100 322 150 316S260 306 306 326L306 406L-6 406Z',
      deepBlue,
      outline(ink, 6),
    ) +
    glyph('open-treasure-chest', {
      x: 50,
      y: 300,
      size: 88,
      ink: orange,
      halo: ink,
      haloWidth: 10,
      base: paper,
      flush: true,
    }) +
    glyph('two-coins', { x: 252, y: 320, size: 52, ink: sun, halo: ink, haloWidth: 9 }) +
    letter('Peixe-Anjo', {
      x: 22,
      y: 354,
      w: 256,
      h: 34,
      fill: sun,
      outline: ink,
      outlineWidth: 10,
      warp: arch(5),
    }),
);
