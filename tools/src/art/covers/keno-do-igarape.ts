import { letter } from '../draw/lettering.ts';
import { glyph } from '../draw/glyph.ts';
import { palette } from '../draw/palette.ts';
import { sine } from '../draw/patterns.ts';
import { disc, line, outline, path, rect, times } from '../draw/shapes.ts';
import { wave } from '../draw/warps.ts';
import { cover } from './recipe.ts';

const { ink, paper, sun, teal, leaf, forest, pink, mint } = palette;

/** A lily pad with its cut, and its number on it. */
const pad = (x: number, y: number, size: number, fill: string, number: string): string =>
  path(
    `M0 0L${size} ${-size * 0.34}A${size} ${size * 0.82} 0 1 0 ${size} ${size * 0.34}Z`,
    fill,
    `${outline(ink, 6)} stroke-linejoin="round" transform="translate(${x} ${y})"`,
  ) +
  letter(number, {
    x: x - size * 0.72,
    y: y - size * 0.3,
    w: size * (number.length > 1 ? 0.74 : 0.4),
    h: size * 0.56,
    fill: ink,
  });

export const kenoDoIgarape = cover(
  'keno',
  'Keno do Igarapé',
  'Arara Original',
  () =>
    rect(0, 0, 300, 400, teal) +
    times(9, (n) =>
      line(sine(-30 - (n % 2) * 22, 340, 24 + n * 38, 5, 44), mint, 3, 'opacity="0.5"'),
    ) +
    pad(66, 66, 48, leaf, '7') +
    pad(196, 58, 56, sun, '12') +
    pad(64, 176, 54, sun, '23') +
    pad(244, 164, 44, forest, '4') +
    pad(92, 284, 48, leaf, '31') +
    pad(238, 268, 52, sun, '40') +
    disc(156, 196, 60, paper, outline(ink, 6)) +
    glyph('lotus-flower', {
      x: 156,
      y: 192,
      size: 112,
      halo: pink,
      haloWidth: 8,
      base: pink,
      flush: true,
    }) +
    path('M-10 334Q75 310 150 330T310 326V410H-10Z', ink) +
    letter('Keno', { x: 62, y: 334, w: 176, h: 33, fill: pink, warp: wave(3) }) +
    letter('do Igarapé', { x: 68, y: 377, w: 164, h: 15, fill: paper }),
);
