/** A picture of the site that is no cover. */
export type Piece = {
  name: string;
  width: number;
  height: number;
  /** Widths in pixels that it is published at. */
  widths: readonly number[];
  draw: () => string;
  /** Repeats in all directions: its edges meet. */
  isTile?: boolean;
};

/** Writes one piece down. */
export const piece = (
  name: string,
  [width, height]: readonly [width: number, height: number],
  widths: readonly number[],
  draw: () => string,
): Piece => ({ name, width, height, widths, draw });
