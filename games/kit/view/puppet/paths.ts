import type { FaceName, PuppetShape } from './rig.ts';

/** Small tools to write path data of puppets by. */

const round = (value: number): number => Math.round(value * 10) / 10;
const curve = 0.5523;

/** An oval, turned by some degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * cos - dy * sin)} ${round(y + dx * sin + dy * cos)}`;
  const [kx, ky] = [rx * curve, ry * curve];
  return (
    `M${at(-rx, 0)}C${at(-rx, -ky)} ${at(-kx, -ry)} ${at(0, -ry)}` +
    `C${at(kx, -ry)} ${at(rx, -ky)} ${at(rx, 0)}C${at(rx, ky)} ${at(kx, ry)} ${at(0, ry)}` +
    `C${at(-kx, ry)} ${at(-rx, ky)} ${at(-rx, 0)}Z`
  );
}

/** The same path on the other side of an upright line. */
export const mirrored = (d: string, middle: number): string =>
  mapped(d, (x, y) => [2 * middle - x, y]);

/** The same path moved, and made larger about the box's corner before that. */
export const moved = (d: string, dx: number, dy: number, scale = 1): string =>
  mapped(d, (x, y) => [x * scale + dx, y * scale + dy]);

function mapped(d: string, to: (x: number, y: number) => readonly [number, number]): string {
  return d.replaceAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) =>
    to(Number(x), Number(y)).map(round).join(' '),
  );
}

/** A star of five points. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const reach = n % 2 === 0 ? r : r * 0.44;
    const angle = (n / 10) * 2 * Math.PI - Math.PI / 2;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Cuts of a gouge: thin wedges, each from a point in a direction (degrees) and so long. */
export function cuts(
  list: readonly (readonly [x: number, y: number, turn: number, length: number])[],
): string {
  return list
    .map(([x, y, turn, length]) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const thick = Math.min(4.5, length * 0.16);
      const at = (along: number, across: number): string =>
        `${round(x + along * cos - across * sin)} ${round(y + along * sin + across * cos)}`;
      return `M${at(0, 0)}L${at(length * 0.45, -thick)}L${at(length, 0)}L${at(length * 0.45, thick)}Z`;
    })
    .join('');
}

/** Two eyes, or one in profile, for every face. */
export function eyes(options: {
  readonly at: readonly (readonly [number, number])[];
  readonly size: number;
  readonly white?: string;
  readonly ink?: string;
  /** Heavy lids, as of a capybara: 0 is wide awake. */
  readonly lid?: string;
}): Readonly<Record<FaceName, readonly PuppetShape[]>> {
  const { at, size, white = 'papel', ink = 'tinta', lid } = options;
  const each = (draw: (x: number, y: number) => PuppetShape[]) =>
    at.flatMap(([x, y]) => draw(x, y));
  const arc = (x: number, y: number, rise: number): PuppetShape => ({
    d: `M${round(x - size)} ${round(y)}Q${round(x)} ${round(y + rise)} ${round(x + size)} ${round(y)}`,
    line: ink,
    width: 6,
  });
  const open = (grow: number) =>
    each((x, y) => [
      { d: oval(x, y, size * grow, size * grow * 1.06), fill: white, line: ink, width: 4.5 },
    ]);
  const lids =
    lid === undefined
      ? []
      : each((x, y) => [
          {
            d: `M${round(x - size * 1.05)} ${y}C${round(x - size)} ${round(y - size * 1.5)} ${round(x + size)} ${round(y - size * 1.5)} ${round(x + size * 1.05)} ${y}Z`,
            fill: lid,
            line: ink,
            width: 4.5,
          },
        ]);
  return {
    calm: [...open(1), ...lids],
    blink: each((x, y) => [arc(x, y, size * 0.5)]),
    wide: open(1.22),
    joy: each((x, y) => [arc(x, y + size * 0.4, -size * 1.7)]),
    sleep: each((x, y) => [arc(x, y, size * 0.9)]),
  };
}

/** The pupils of the same eyes; no face that shuts them shows any. */
export function pupils(options: {
  readonly at: readonly (readonly [number, number])[];
  readonly size: number;
  readonly ink?: string;
  readonly iris?: string;
}): Readonly<Partial<Record<FaceName, readonly PuppetShape[]>>> {
  const { at, size, ink = 'tinta', iris } = options;
  const shown = (share: number): PuppetShape[] =>
    at.flatMap(([x, y]) => [
      ...(iris === undefined ? [] : [{ d: oval(x, y, size * 1.5), fill: iris }]),
      { d: oval(x, y, size * share), fill: ink },
      { d: oval(x + size * 0.35, y - size * 0.4, size * 0.32), fill: 'papel' },
    ]);
  return { calm: shown(1), wide: shown(0.7) };
}
