import type { Area, At } from './grid.ts';

/** A place on the screen, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How the cells of the cloth lie on a screen: along it, or on a phone held upright down it. */
export interface Plan {
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  /** The lesser side of a number's field. */
  readonly cell: number;
  placeOf(at: At): Place;
  cellsOf(place: Place): At;
  /** The rectangle of an area. */
  boxOf(area: Area): Place & { readonly width: number; readonly height: number };
}

const margin = 5;
const rows = 14;
/** The fields of dozens and halves beside those of the numbers. */
const beside = { tall: 0.66, wide: 0.86 };

export function planOf(width: number, height: number, isTall: boolean): Plan {
  const [long, short] = isTall ? [height, width] : [width, height];
  const outside = isTall ? beside.tall : beside.wide;
  const along = (long - 2 * margin) / rows;
  const across = (short - 2 * margin) / (3 + 2 * outside);
  /** From the side of the halves, in pixels. */
  const lateral = (v: number) => (v < 0 ? (2 + v) * outside : 2 * outside + v) * across;
  const lateralBack = (pixels: number) => {
    const units = pixels / across;
    return units < 2 * outside ? units / outside - 2 : units - 2 * outside;
  };
  const placeOf = ({ u, v }: At): Place => {
    const [far, wide] = [margin + (u + 1) * along, lateral(v)];
    return isTall ? { x: margin + wide, y: far } : { x: far, y: height - margin - wide };
  };
  return {
    isTall,
    width,
    height,
    cell: Math.min(along, across),
    placeOf,
    cellsOf: ({ x, y }) =>
      isTall
        ? { u: (y - margin) / along - 1, v: lateralBack(x - margin) }
        : { u: (x - margin) / along - 1, v: lateralBack(height - margin - y) },
    boxOf({ from, to }) {
      const [a, b] = [placeOf(from), placeOf(to)];
      const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
      return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
    },
  };
}

/** The direction of an arrow key in cells; null for any other key. */
export function arrowOf(key: string, isTall: boolean): At | null {
  const screen = {
    ArrowRight: { x: 1, y: 0 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowDown: { x: 0, y: 1 },
    ArrowUp: { x: 0, y: -1 },
  }[key];
  if (screen === undefined) return null;
  return isTall ? { u: screen.y, v: screen.x } : { u: screen.x, v: -screen.y };
}
