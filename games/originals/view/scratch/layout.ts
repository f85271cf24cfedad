import type { Area } from './mask.ts';

/** The card's units: a printed head, and below it nine fields. */
export const box = [420, 404] as const;

const headHeight = 56;
export const columns = 3;
const gap = 9;
const margin = 12;
const width = (box[0] - 2 * margin - 2 * gap) / columns;
const height = (box[1] - headHeight - margin - 2 * gap) / columns;

/** The nine fields, row by row. */
export const areas: readonly Area[] = Array.from({ length: columns * columns }, (_, field) => ({
  x: margin + (field % columns) * (width + gap),
  y: headHeight + Math.floor(field / columns) * (height + gap),
  w: width,
  h: height,
}));

/** A point of the card, in its units. */
export type Point = readonly [x: number, y: number];

/** The field at a point; null beside all of them. */
export function fieldAt([x, y]: Point): number | null {
  const at = areas.findIndex(
    (area) => x >= area.x && x <= area.x + area.w && y >= area.y && y <= area.y + area.h,
  );
  return at < 0 ? null : at;
}

const passes = 4;

/** The way of a hand that scratches a field by itself: to and fro across it, a little askew. */
export function handPath({ x, y, w, h }: Area): readonly Point[] {
  const lines = Array.from({ length: passes + 1 }, (_, pass): Point => {
    const side = pass % 2 === 0 ? 0.1 : 0.9;
    return [x + w * side, y + h * (0.06 + (0.88 * pass) / passes)];
  });
  return lines;
}

/** The point after so much of a way, 0 to 1. */
export function pointOn(way: readonly Point[], share: number): Point {
  const place = Math.min(1, Math.max(0, share)) * (way.length - 1);
  const at = Math.min(way.length - 2, Math.floor(place));
  const [from, to] = [way[at] ?? [0, 0], way[at + 1] ?? [0, 0]];
  const part = place - at;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
