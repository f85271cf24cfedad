import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import type { Ink } from '../draw/palette.ts';
import { wedges } from '../draw/patterns.ts';
import { disc, outline } from '../draw/shapes.ts';

const { ink } = palette;

/** A numbered ball of the lottery. */
export const ball = (x: number, y: number, r: number, fill: Ink, text: string): string =>
  disc(x + 6, y + 8, r, ink) +
  disc(x, y, r, fill, outline(ink, 6)) +
  disc(x, y, r * 0.66, 'none', outline(ink, 3)) +
  wedges(x - r * 0.9, y + r * 0.3, r, r * 0.55, 6, ink, { thickness: 4, seed: r }) +
  letter(text, { x: x - r * 0.4, y: y - r * 0.3, w: r * 0.8, h: r * 0.6, fill: ink });
