import type { Ink } from '../draw/palette.ts';
import { fixed, idOf, path, rect, times } from '../draw/shapes.ts';

/** The second brand's inks: night, macaw, sun, leaf, coral. */
export const night = {
  ground: '#060d20',
  deep: '#0b2c86',
  macaw: '#1f6bf0',
  sky: '#73b2ff',
  sun: '#ffc629',
  amber: '#f59b0b',
  leaf: '#14a05a',
  lime: '#3ddc84',
  forest: '#06351f',
  coral: '#ff6b57',
  wine: '#5c1030',
  orchid: '#8b5cf6',
  plum: '#3a1470',
  pink: '#ff8ac2',
  white: '#f3f6ff',
} as const;

/** A gradient under an id of its content; answers its definition and the paint that names it. */
function gradient(kind: 'linear' | 'radial', place: string, inks: readonly Ink[]) {
  const id = idOf(kind + place + inks.join());
  const stops = inks
    .map((ink, index) => `<stop offset="${fixed(index / (inks.length - 1))}" stop-color="${ink}"/>`)
    .join('');
  const tag = `${kind}Gradient`;
  return {
    defs: `<defs><${tag} id="${id}" ${place}>${stops}</${tag}></defs>`,
    paint: `url(#${id})`,
  };
}

/** A sky from top to bottom. */
export function skyOf(w: number, h: number, inks: readonly Ink[]): string {
  const { defs, paint } = gradient('linear', 'x1="0" y1="0" x2="0" y2="1"', inks);
  return defs + rect(-10, -10, w + 20, h + 20, paint);
}

/** A glow: bright in the middle, gone at its edge. */
export function glow(x: number, y: number, r: number, ink: Ink, strength = 0.8): string {
  const id = idOf(`glow${x},${y},${r},${ink}`);
  return (
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${ink}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
  );
}

/** A disc lit from above. */
export function orb(x: number, y: number, r: number, inks: readonly Ink[]): string {
  const { defs, paint } = gradient('linear', 'x1="0" y1="0" x2="0.3" y2="1"', inks);
  return `${defs}<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;
}

/** A vignette of the darkest ink under the lettering. */
export function vignette(w: number, h: number, from: number, ink: Ink): string {
  const id = idOf(`vignette${w},${h},${from},${ink}`);
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}" stop-opacity="0"/>` +
    `<stop offset="0.7" stop-color="${ink}" stop-opacity="0.94"/></linearGradient></defs>` +
    rect(-10, from, w + 20, h - from + 10, `url(#${id})`)
  );
}

/** How far the veins reach to each side, from the stalk to the tip. */
const veinReach = [0.17, 0.18, 0.16, 0.12, 0.06];

/** A leaf with its rib, from its stalk. */
export function frond(
  x: number,
  y: number,
  size: number,
  turn: number,
  ink: Ink,
  rib: Ink,
): string {
  const veins = times(5, (index) => {
    const at = fixed(0.2 + index * 0.13);
    const reach = fixed(size * (veinReach[index] ?? 0));
    return `M0 ${fixed(-size * at)}L${reach} ${fixed(-size * (at + 0.12))}M0 ${fixed(-size * at)}L${-reach} ${fixed(-size * (at + 0.12))}`;
  });
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path(
      `M0 0C${fixed(size * 0.34)} ${fixed(-size * 0.3)} ${fixed(size * 0.26)} ${fixed(-size * 0.8)} 0 ${-size}` +
        `C${fixed(-size * 0.26)} ${fixed(-size * 0.8)} ${fixed(-size * 0.34)} ${fixed(-size * 0.3)} 0 0Z`,
      ink,
    ) +
    `<path d="M0 0V${fixed(-size * 0.9)}${veins}" stroke="${rib}" stroke-width="${fixed(size * 0.018)}" fill="none" stroke-linecap="round"/></g>`
  );
}

/** A fan of fronds behind a hero. */
export const fan = (
  x: number,
  y: number,
  size: number,
  inks: readonly Ink[],
  rib: Ink,
  spread = 150,
): string =>
  times(inks.length, (index) =>
    frond(x, y, size, -spread / 2 + (spread * index) / (inks.length - 1), inks[index] ?? '', rib),
  );

/** Casts the shadow of what is drawn on the ground behind it. */
export function lit(content: string): string {
  const id = idOf(content);
  return (
    `<defs><filter id="${id}" x="-20%" y="-20%" width="140%" height="150%">` +
    `<feDropShadow dx="0" dy="8" stdDeviation="7" flood-color="#000" flood-opacity=".45"/></filter></defs>` +
    `<g filter="url(#${id})">${content}</g>`
  );
}

/** A picture as it goes to press: no gouge, no wear; light does the work. */
export const nightPrint = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${body}</svg>`;
