import type { Ink } from './palette.ts';
import { saw } from './patterns.ts';

/** A plain border of a cover, `inset` units from its edge. */
export const frame = (ink: Ink, width: number, inset = 0): string =>
  `<rect x="${inset + width / 2}" y="${inset + width / 2}" width="${300 - 2 * inset - width}" ` +
  `height="${400 - 2 * inset - width}" fill="none" stroke="${ink}" stroke-width="${width}" />`;

/** A toothed border of a cover. */
export const sawFrame = (ink: Ink, depth: number): string =>
  saw(0, 0, 300, depth, 15, ink, false) +
  saw(0, 400, 300, depth, 15, ink) +
  `<g transform="rotate(90)">${saw(0, -300, 400, depth, 20, ink, false)}${saw(0, 0, 400, depth, 20, ink)}</g>`;
