import { puppet } from '@arara/game-kit/mascots/anta';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { rays } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, line, outline, path, rect } from '../draw/shapes.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, teal, sun, orange, coral, sky, leaf, mint, earth, pink, violet, clay } =
  palette;

/** Stones that grow out of the rock in a bunch. */
const bunch = ([x, y, size, turn, dark, light]: readonly [
  number,
  number,
  number,
  number,
  string,
  string,
]): string => {
  const stone = (from: number, lean: number, high: number): string =>
    path(
      `M${from - 13} 6L${from - 13 + lean} ${-high}L${from + lean} ${-high - 18}L${from + 13 + lean} ${-high}L${from + 13} 6Z`,
      dark,
      outline(ink, 5),
    ) +
    path(
      `M${from - 8} 4L${from - 8 + lean} ${-high}L${from + lean} ${-high - 12}L${from + lean} 4Z`,
      light,
    );
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${stone(-22, -14, 30)}${stone(22, 14, 34)}${stone(0, 0, 56)}</g>`;
};

const beam = (d: string): string => line(d, ink, 32) + line(d, orange, 22) + line(d, earth, 3);

export const minaDaAnta = cover(
  'mina-da-anta',
  'Mina da Anta',
  'Mata Studio',
  () =>
    rect(0, 0, 300, 400, earth) +
    path('M22 320L22 96Q60 30 150 30Q240 30 278 96L278 320Z', night, outline(ink, 6)) +
    rays(178, 130, 22, 300, clay, { duty: 0.42 }) +
    disc(160, 150, 92, teal, outline(ink, 6)) +
    disc(160, 150, 76, sky, outline(ink, 5)) +
    beam('M24 320L44 60') +
    beam('M276 320L256 60') +
    beam('M6 52L294 52') +
    each(
      [
        [60, 44, 0.62, 180, leaf, mint],
        [236, 44, 0.62, 180, coral, pink],
        [150, 30, 0.54, 180, sky, paper],
        [20, 210, 0.66, 84, violet, pink],
        [282, 206, 0.66, -84, leaf, mint],
      ],
      bunch,
    ) +
    puppetFigure(puppet, { x: 142, y: 318, size: 228, act: 'joy', halo: ink }) +
    path('M-10 300Q70 284 150 296T310 292L310 410L-10 410Z', ink) +
    each(
      [
        ['emerald', 34, 304, 50, leaf, mint],
        ['topaz', 88, 308, 40, orange, sun],
        ['amethyst', 222, 306, 44, violet, pink],
        ['cut-diamond', 270, 300, 50, clay, coral],
      ],
      ([name, x, y, size, dark, light]) =>
        glyph(name, { x, y, size, ink: light, base: dark, flush: true, halo: ink, haloWidth: 8 }),
    ) +
    letter('Mina', {
      x: 84,
      y: 326,
      w: 132,
      h: 32,
      fill: sun,
      outline: night,
      outlineWidth: 8,
    }) +
    letter('da Anta', {
      x: 52,
      y: 366,
      w: 196,
      h: 25,
      fill: paper,
      outline: night,
      outlineWidth: 8,
    }),
);
