/** Shift of a point of lettering: u runs along the line, v from cap height (0) to base (1). */
export type Warp = (u: number, v: number) => readonly [dx: number, dy: number];

/** 0 at both ends of the line, 1 in its middle. */
const bow = (u: number): number => 1 - (2 * u - 1) ** 2;

/** No bend at all. */
export const still: Warp = () => [0, 0];

/** The whole line bows up. */
export const arch =
  (by: number): Warp =>
  (u) => [0, -by * bow(u)];

/** Only the tops bow up. */
export const top =
  (by: number): Warp =>
  (u, v) => [0, -by * bow(u) * (1 - v)];

/** The line climbs from start to end. */
export const rise =
  (by: number): Warp =>
  (u) => [0, -by * (u - 0.5)];

/** One full wave. */
export const wave =
  (by: number): Warp =>
  (u) => [0, by * Math.sin(u * 2 * Math.PI)];

/** Tops bow up and feet bow down. */
export const swell =
  (up: number, down: number): Warp =>
  (u, v) => [0, -up * bow(u) * (1 - v) + down * bow(u) * v];

/** Climbs, and grows as it does. */
export const surge =
  (climb: number, growth: number): Warp =>
  (u, v) => [0, -climb * (u - 0.5) - growth * u * (1 - v)];
