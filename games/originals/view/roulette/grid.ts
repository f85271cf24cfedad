import { POCKETS, SPOTS } from '../../src/roulette/spots.ts';
import type { Spot } from '../../src/roulette/spots.ts';

/**
 * The cloth in cells: `u` runs along its twelve rows from 0, `v` across its three columns from 0 at the side of the
 * streets. The zero lies before the rows, the columns behind them, dozens and halves beside them.
 */
export interface At {
  readonly u: number;
  readonly v: number;
}

/** A part of the cloth in cells. */
export interface Area {
  readonly from: At;
  readonly to: At;
}

const area = (u: number, v: number, width: number, height: number): Area => ({
  from: { u, v },
  to: { u: u + width, v: v + height },
});

const halves = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** The field of a number, of a third or of a half; other spots lie between fields. */
export function fieldOf({ code, kind, numbers: [number = 0] }: Spot): Area | null {
  if (kind === 'straight') return numberField(number);
  const nth = Number(code.at(-1)) - 1;
  if (kind === 'column') return area(12, nth, 1, 1);
  if (kind === 'dozen') return area(nth * 4, -1, 4, 1);
  return kind === 'half' ? area(halves.indexOf(code) * 2, -2, 2, 1) : null;
}

const numberField = (number: number): Area =>
  number === 0 ? area(-1, 0, 1, 3) : area(Math.floor((number - 1) / 3), (number - 1) % 3, 1, 1);

const middle = ({ from, to }: Area): At => ({ u: (from.u + to.u) / 2, v: (from.v + to.v) / 2 });

/** The point where the chips of a spot lie. */
export function pointOf(spot: Spot): At {
  const field = fieldOf(spot);
  if (field !== null) return middle(field);
  const points = spot.numbers.filter((number) => number > 0).map((n) => middle(numberField(n)));
  const mean = (of: (at: At) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const v = spot.kind === 'street' || spot.kind === 'line' ? 0 : mean((at) => at.v);
  // Spots of the zero lie on its edge; the four first numbers on its corner.
  if (spot.numbers.includes(0)) {
    return { u: 0, v: spot.kind === 'corner' ? 0 : mean((at) => at.v) };
  }
  return { u: mean((at) => at.u), v };
}

/** Every spot with the point of its chips. */
export const points: readonly { readonly spot: Spot; readonly at: At }[] = SPOTS.map((spot) => ({
  spot,
  at: pointOf(spot),
}));

const isWithin = ({ from, to }: Area, { u, v }: At): boolean =>
  from.u <= u && u <= to.u && from.v <= v && v <= to.v;

/** Chips that fall so near an edge of the numbers, in cells, lie on it. */
const edge = 0.27;

/** The spot that a finger means: outside bets by their fields, those of the numbers by the nearest point. */
export function spotAt(at: At): Spot | null {
  const isOutside = at.v < -edge || at.u > 12;
  if (isOutside) {
    const found = SPOTS.find((spot) => {
      const field = isThird(spot) ? fieldOf(spot) : null;
      return field !== null && isWithin(field, at);
    });
    return found ?? null;
  }
  // On a zero the middle of its field is far: all of it but its edge is the zero's.
  if (at.u < -edge) return points[0]?.spot ?? null;
  const near = points.filter(({ spot }) => !isThird(spot));
  return nearest(near, (point) => (point.u - at.u) ** 2 + (point.v - at.v) ** 2);
}

const isThird = ({ kind }: Spot): boolean =>
  kind === 'column' || kind === 'dozen' || kind === 'half';

function nearest(from: typeof points, distance: (at: At) => number): Spot | null {
  let best: { spot: Spot; far: number } | null = null;
  for (const { spot, at } of from) {
    const far = distance(at);
    if (best === null || far < best.far) best = { spot, far };
  }
  return best?.spot ?? null;
}

/** The next spot in a direction of the cloth, as arrows go; null at its end. */
export function stepFrom(spot: Spot, by: At): Spot | null {
  const { u, v } = pointOf(spot);
  const ahead = points.filter(({ at }) => (at.u - u) * by.u + (at.v - v) * by.v > 0.01);
  return nearest(ahead, (at) => {
    const [along, across] =
      by.u === 0
        ? [Math.abs(at.v - v), Math.abs(at.u - u)]
        : [Math.abs(at.u - u), Math.abs(at.v - v)];
    return along + 3 * across;
  });
}

/** The numbers of the cloth, each with its field. */
export const numberFields = Array.from({ length: POCKETS }, (_, number) => ({
  number,
  field: numberField(number),
}));
