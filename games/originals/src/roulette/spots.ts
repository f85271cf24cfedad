/** The pockets of a wheel with one zero, in their order round the wheel. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
export const POCKETS = WHEEL.length;

export const RED: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'line'
  | 'column'
  | 'dozen'
  | 'half';

/** A place of the cloth on which chips lie: it wins with each of its numbers. */
export interface Spot {
  /** The numbers with a dash between them, as `17-20`; outside bets have names. */
  readonly code: string;
  readonly kind: SpotKind;
  readonly numbers: readonly number[];
}

const COLUMNS = 3;
const ROWS = 12;
const all = Array.from({ length: POCKETS - 1 }, (_, at) => at + 1);
/** The first number of each row but so many. */
const firstsOf = (rowsLess: number) =>
  Array.from({ length: ROWS - rowsLess }, (_, row) => row * COLUMNS + 1);
const isLastOfRow = (number: number) => number % COLUMNS === 0;

const inside = (kind: SpotKind, numbers: readonly number[]): Spot => ({
  code: numbers.join('-'),
  kind,
  numbers,
});

/** The bets of the numbers: one to six of them that lie side by side on the cloth, where the zero is beside 1, 2 and 3. */
function insideSpots(): Spot[] {
  const beside = all.filter((number) => !isLastOfRow(number));
  const splits = [
    ...[1, 2, 3].map((number) => [0, number]),
    ...beside.map((number) => [number, number + 1]),
    ...all.slice(0, -COLUMNS).map((number) => [number, number + COLUMNS]),
  ].toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  const streets = [[0, 1, 2], [0, 2, 3], ...firstsOf(0).map((first) => row(first, 3))];
  const corners = [
    [0, 1, 2, 3],
    ...beside
      .filter((number) => number < all.length - 2)
      .map((number) => [number, number + 1, number + COLUMNS, number + COLUMNS + 1]),
  ];
  return [
    ...[0, ...all].map((number) => inside('straight', [number])),
    ...splits.map((numbers) => inside('split', numbers)),
    ...streets.map((numbers) => inside('street', numbers)),
    ...corners.map((numbers) => inside('corner', numbers)),
    ...firstsOf(1).map((first) => inside('line', row(first, 6))),
  ];
}

const row = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);

/** The bets of a third or a half of the numbers; all of them lose with the zero. */
function outsideSpots(): Spot[] {
  const where = (code: string, kind: SpotKind, holds: (number: number) => boolean): Spot => ({
    code,
    kind,
    numbers: all.filter(holds),
  });
  const thirds = [1, 2, 3];
  return [
    ...thirds.map((nth) => where(`column-${nth}`, 'column', (n) => n % COLUMNS === nth % COLUMNS)),
    ...thirds.map((nth) => where(`dozen-${nth}`, 'dozen', (n) => Math.ceil(n / 12) === nth)),
    where('low', 'half', (n) => n <= all.length / 2),
    where('even', 'half', (n) => n % 2 === 0),
    where('red', 'half', (n) => RED.includes(n)),
    where('black', 'half', (n) => !RED.includes(n)),
    where('odd', 'half', (n) => n % 2 === 1),
    where('high', 'half', (n) => n > all.length / 2),
  ];
}

/** Every spot of the cloth, in the order in which bets are written. */
export const SPOTS: readonly Spot[] = [...insideSpots(), ...outsideSpots()];

const byCode = new Map(SPOTS.map((spot) => [spot.code, spot]));

/** The spot of a code. Throws a RangeError where the cloth has none. */
export function spotOf(code: string): Spot {
  const spot = byCode.get(code);
  if (spot === undefined) throw new RangeError(`no spot ${code}`);
  return spot;
}

/** The colour of a pocket. */
export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : RED.includes(number) ? 'red' : 'black';
