import { palette } from './palette.ts';
import type { Ink } from './palette.ts';
import { around, each, fixed, line, path, rect, stream, times } from './shapes.ts';

type RayOptions = { offset?: number; duty?: number };

/** Sun rays from a centre: `count` wedges of `duty` of their sector. */
export function rays(
  x: number,
  y: number,
  count: number,
  radius: number,
  fill: Ink,
  options: RayOptions = {},
): string {
  const { offset = 0, duty = 0.5 } = options;
  const d = times(count, (index) => {
    const from = ((index + offset) / count) * 2 * Math.PI;
    const to = from + (duty / count) * 2 * Math.PI;
    return (
      `M${x} ${y}L${fixed(x + radius * Math.cos(from))} ${fixed(y + radius * Math.sin(from))}` +
      `L${fixed(x + radius * Math.cos(to))} ${fixed(y + radius * Math.sin(to))}Z`
    );
  });
  return path(d, fill);
}

/** A crown of thorns between two radii; with four thorns, a star. */
export function spikes(
  x: number,
  y: number,
  count: number,
  inner: number,
  outer: number,
  fill: Ink,
  options: RayOptions = {},
): string {
  const { offset = 0, duty = 0.7 } = options;
  const point = (radius: number, angle: number): string =>
    `${fixed(x + radius * Math.cos(angle))} ${fixed(y + radius * Math.sin(angle))}`;
  const d = times(count, (index) => {
    const middle = ((index + offset) / count) * 2 * Math.PI;
    const half = (duty * Math.PI) / count;
    return `M${point(inner, middle - half)}L${point(outer, middle)}L${point(inner, middle + half)}Z`;
  });
  return path(d, fill);
}

/** The toothed edge (serra) that closes a banner; `up` says where the teeth point. */
export function saw(
  x: number,
  y: number,
  width: number,
  height: number,
  teeth: number,
  fill: Ink,
  up = true,
): string {
  const step = width / teeth;
  const tip = up ? y - height : y + height;
  const d = times(
    teeth,
    (index) => `L${fixed(x + step * (index + 0.5))} ${tip}L${fixed(x + step * (index + 1))} ${y}`,
  );
  return path(`M${x} ${y}${d}Z`, fill);
}

type WedgeOptions = { length?: number; thickness?: number; seed?: number; direction?: 1 | -1 };

/** Gouge cuts: thin wedges of uneven length from one side of a box. */
export function wedges(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  fill: Ink,
  options: WedgeOptions = {},
): string {
  const { length = 0.6, thickness = 3, seed = 1, direction = 1 } = options;
  const next = stream(seed);
  const start = direction > 0 ? x : x + w;
  const d = times(count, (index) => {
    const middle = y + ((index + 0.5) * h) / count;
    const reach = w * (length * 0.5 + next() * length * 0.7);
    const thick = thickness * (0.5 + next());
    return (
      `M${start} ${fixed(middle - thick / 2)}L${fixed(start + direction * reach)} ${fixed(middle)}` +
      `L${start} ${fixed(middle + thick / 2)}Z`
    );
  });
  return path(d, fill);
}

/** A wave as path data, from one x to past another. */
export function sine(
  from: number,
  to: number,
  y: number,
  amplitude: number,
  period: number,
): string {
  let d = `M${from} ${fixed(y)}`;
  let side = 1;
  for (let x = from; x < to; x += period / 2) {
    d += `q${period / 4} ${fixed(-2 * amplitude * side)} ${period / 2} 0`;
    side = -side;
  }
  return d;
}

/** The wave pavement of Ipanema. */
export function pavement(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  wave: Ink,
  ground: Ink,
): string {
  const row = h / rows;
  const lines = times(rows, (index) => {
    const period = 40 + index * 16;
    const from = x - 30 - ((index % 2) * period) / 2;
    const d = sine(from, x + w + 60, y + row * index + row * 0.2, row * 0.34, period);
    return `<path d="${d}" fill="none" stroke="${wave}" stroke-width="${fixed(row * 0.42)}"/>`;
  });
  return rect(x, y, w, h, ground) + lines;
}

type Point = readonly [x: number, y: number];

/** A string of June flags between two points, sagging in the middle. */
export function flags(
  [x0, y0]: Point,
  [x1, y1]: Point,
  sag: number,
  count: number,
  inks: readonly Ink[],
  size = 16,
): string {
  const rope = `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`;
  const cloths = times(count, (index) => {
    const t = (index + 0.5) / count;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
    const d =
      `M${fixed(x - size / 2)} ${fixed(y)}h${size}v${fixed(size * 1.25)}` +
      `l${-size / 2} ${fixed(-size * 0.45)}l${-size / 2} ${fixed(size * 0.45)}z`;
    return path(d, around(inks, index));
  });
  return line(rope, palette.ink, 1.6) + cloths;
}

/** Modernist tiles (azulejo): a quarter circle in each cell, turned by chance of the seed. */
export function tiles(
  x: number,
  y: number,
  cell: number,
  columns: number,
  rows: number,
  inks: Ink | readonly Ink[],
  ground: Ink,
  seed = 7,
): string {
  const next = stream(seed);
  const s = cell;
  const cells = times(rows * columns, (index) => {
    const cx = x + (index % columns) * s;
    const cy = y + Math.floor(index / columns) * s;
    const turn = Math.floor(next() * 4);
    const fill = typeof inks === 'string' ? inks : around(inks, Math.floor(next() * inks.length));
    const quarters = [
      `M${cx} ${cy}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
      `M${cx + s} ${cy}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`,
      `M${cx + s} ${cy + s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
      `M${cx} ${cy + s}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`,
    ];
    return path(around(quarters, turn), fill);
  });
  return rect(x, y, s * columns, s * rows, ground) + cells;
}

/** A rolling hill across a cover, down to its foot. */
export const hill = (y: number, height: number, fill: Ink, phase = 0): string =>
  path(
    `M-10 410V${y}C60 ${y - height + phase} 90 ${y - height} 150 ${y - phase}` +
      `S250 ${y - height} 310 ${y - height / 2}V410Z`,
    fill,
  );

/** Small four-pointed stars at points. */
export const stars = (points: readonly Point[], inner: number, outer: number, fill: Ink): string =>
  each(points, ([x, y]) => spikes(x, y, 4, inner, outer, fill, { duty: 1 }));
