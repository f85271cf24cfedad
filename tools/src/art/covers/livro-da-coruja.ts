import { puppet } from '@arara/game-kit/mascots/coruja';
import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { spikes, stars } from '../draw/patterns.ts';
import { puppetFigure } from '../draw/puppet.ts';
import { disc, each, outline, path, rect } from '../draw/shapes.ts';
import { arch } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, night, paper, blue, sun, orange, clay, coral, violet, teal } = palette;

/** Spines of books on a shelf at the height `y`. */
const shelf = (y: number, shift: number): string =>
  each([clay, blue, orange, teal, coral, violet, clay, sun, blue, coral], (fill, n) => {
    const [x, high] = [n * 32 - shift, 56 + ((n * 29 + shift) % 22)];
    return (
      rect(x, y - high, 27, high, fill, outline(ink, 3)) + rect(x + 5, y - high + 12, 17, 5, paper)
    );
  }) + rect(0, y, 300, 10, ink);

export const livroDaCoruja = cover(
  'livro-da-coruja',
  'Livro da Coruja',
  'Cordel Lab',
  () =>
    rect(0, 0, 300, 400, night) +
    shelf(96, 4) +
    shelf(186, 22) +
    shelf(276, 12) +
    disc(150, 196, 116, violet, outline(ink, 6)) +
    spikes(150, 196, 28, 96, 116, sun, { duty: 0.5 }) +
    stars(
      [
        [78, 158],
        [224, 150],
        [88, 238],
        [214, 240],
      ],
      3,
      9,
      paper,
    ) +
    glyph('candle-holder', { x: 40, y: 268, size: 92, ink: paper, halo: ink, haloWidth: 7 }) +
    glyph('candle-holder', { x: 262, y: 268, size: 92, ink: paper, halo: ink, haloWidth: 7 }) +
    puppetFigure(puppet, { x: 150, y: 322, size: 236, act: 'look', halo: ink }) +
    path('M-4 312L150 330L304 312L304 404L-4 404Z', paper, outline(ink, 5)) +
    path('M150 330L150 404', 'none', outline(ink, 3)) +
    letter('Livro da', { x: 78, y: 334, w: 144, h: 15, fill: clay, warp: arch(-4) }) +
    letter('Coruja', {
      x: 40,
      y: 356,
      w: 220,
      h: 26,
      fill: violet,
      outline: ink,
      outlineWidth: 7,
      warp: arch(-6),
    }),
);
