import { createHash } from 'node:crypto';
import type { Ink } from './palette.ts';

/** A number as SVG writes it: two decimals at most. */
export const fixed = (value: number): number => Math.round(value * 100) / 100;

/** An id that depends on the content only, so that the same picture is the same bytes. */
export const idOf = (content: string): string =>
  `i${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;

/** A filled rectangle; `more` is further attributes. */
export const rect = (x: number, y: number, w: number, h: number, fill: Ink, more = ''): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}" fill="${fill}" ${more}/>`;

/** A filled circle. */
export const disc = (x: number, y: number, r: number, fill: Ink, more = ''): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}" ${more}/>`;

/** A filled path. */
export const path = (d: string, fill: Ink, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

/** A drawn line with round ends. */
export const line = (d: string, stroke: Ink, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

/** Attributes of an outline. */
export const outline = (ink: Ink, width: number): string =>
  `stroke="${ink}" stroke-width="${width}"`;

/** Draws `content` only inside `shape` (an SVG shape without paint). */
export function clipped(shape: string, content: string): string {
  const id = idOf(shape);
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Runs `draw` for 0 to count - 1 and joins the results. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws each item and joins the results. */
export const each = <const Items extends readonly unknown[]>(
  items: Items,
  draw: (item: Items[number], index: number) => string,
): string => items.map(draw).join('');

/** The item at an index that wraps round. */
export const around = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

/** A small repeatable stream of numbers in [0, 1) (Lehmer, modulus 2^31 - 1). */
export function stream(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
