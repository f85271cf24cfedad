import { look } from '../../../../database/seeds/brands/noite-tropical/look.ts';
import type { AppIcon } from '../pieces/brand.ts';
import { night } from './light.ts';

const { mark } = look.dark;
if (mark === null) throw new Error('Noite Tropical has a mark of its own.');

/** The mark as the brand has it: sun disc and macaw. */
export const nightMark = mark;

/** The mark on the night ground, `edge` pixels square. */
export function nightIconSvg({ edge, share }: AppIcon): string {
  const size = 48 / share;
  const inset = (size - 48) / 2;
  const inner = nightMark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="${night.ground}"/>` +
    `<g transform="translate(${inset} ${inset})">${inner}</g></svg>`
  );
}
