/** A rectangle of the card, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The small squares that the layer of a field is counted in are as large as this, in units. */
const square = 7;

/** How much of a field's layer is gone. The canvas is never read back, which costs a cheap phone a frame. */
export interface Mask {
  /** A blot of so many units round a point takes what lies under it; true if anything did. */
  rub(x: number, y: number, radius: number): boolean;
  /** The share that is gone, 0 to 1. */
  share(): number;
  /** The middle of every square that is gone: a layer of another size is scratched there again. */
  gone(): readonly (readonly [x: number, y: number])[];
  /** The whole layer is back. */
  cover(): void;
}

export function createMask({ x: left, y: top, w, h }: Area): Mask {
  const [columns, rows] = [Math.ceil(w / square), Math.ceil(h / square)];
  const [stepX, stepY] = [w / columns, h / rows];
  const taken = new Set<number>();
  const middle = (cell: number): readonly [number, number] => [
    left + ((cell % columns) + 0.5) * stepX,
    top + (Math.floor(cell / columns) + 0.5) * stepY,
  ];
  return {
    rub(x, y, radius) {
      if (x < left - radius || x > left + w + radius) return false;
      if (y < top - radius || y > top + h + radius) return false;
      const before = taken.size;
      for (let cell = 0; cell < columns * rows; cell += 1) {
        const [cx, cy] = middle(cell);
        if (Math.hypot(cx - x, cy - y) <= radius) taken.add(cell);
      }
      return taken.size > before;
    },
    share: () => taken.size / (columns * rows),
    gone: () => [...taken].map(middle),
    cover: () => taken.clear(),
  };
}
