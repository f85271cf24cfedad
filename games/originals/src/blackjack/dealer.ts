import { DEALER_STANDS, TARGET, totalOf } from './hands.ts';
import { ruledOut, type Shoe } from './shoe.ts';

/** The chances of a dealer's total: 17, 18, 19, 20, 21, and more than 21. */
export type DealerChances = Float64Array;
export const BUST = TARGET + 1 - DEALER_STANDS;

/**
 * The draws of the dealer with one card up, as sets whose points rise. A set is its parent with one more card; `orders`
 * says in how many orders it comes to an end, 0 where it is only the beginning of another one.
 */
interface Draws {
  readonly parents: Int32Array;
  readonly points: Int32Array;
  /** How many cards of the same points the parent has. */
  readonly before: Int32Array;
  readonly size: Int32Array;
  readonly orders: Float64Array;
  readonly ends: Int32Array;
}

const made = new Map<number, Draws>();
function drawsFrom(up: number): Draws {
  const draws = made.get(up) ?? listDraws(up);
  made.set(up, draws);
  return draws;
}

/** Every way in which the dealer comes from a card to an end; the hole card is none that a peek has ruled out. */
function listDraws(up: number): Draws {
  const sets = new Map<string, { orders: number; end: number }>();
  const draw = (drawn: readonly number[]): void => {
    const { points } = totalOf([up, ...drawn]);
    if (points < DEALER_STANDS) {
      for (let next = 1; next <= 10; next += 1) {
        if (drawn.length > 0 || next !== ruledOut(up)) draw([...drawn, next]);
      }
      return;
    }
    const key = drawn.toSorted((a, b) => a - b).join(' ');
    const orders = (sets.get(key)?.orders ?? 0) + 1;
    sets.set(key, { orders, end: Math.min(points - DEALER_STANDS, BUST) });
  };
  draw([]);
  return asTree(sets);
}

function asTree(
  sets: ReadonlyMap<string, { readonly orders: number; readonly end: number }>,
): Draws {
  const nodes: { parent: number; drawn: readonly number[]; orders: number; end: number }[] = [];
  const places = new Map<string, number>([['', -1]]);
  const place = (drawn: readonly number[]): number => {
    const key = drawn.join(' ');
    const known = places.get(key);
    if (known !== undefined) return known;
    const parent = place(drawn.slice(0, -1));
    const { orders = 0, end = 0 } = sets.get(key) ?? {};
    places.set(key, nodes.length);
    return nodes.push({ parent, drawn, orders, end }) - 1;
  };
  for (const key of sets.keys()) place(key.split(' ').map(Number));
  const column = (of: (node: (typeof nodes)[number]) => number) => Int32Array.from(nodes, of);
  const lastOf = ({ drawn }: (typeof nodes)[number]) => drawn.at(-1) ?? 0;
  return {
    parents: column(({ parent }) => parent),
    points: column(lastOf),
    before: column((node) => node.drawn.filter((one) => one === lastOf(node)).length - 1),
    size: column(({ drawn }) => drawn.length),
    orders: Float64Array.from(nodes, ({ orders }) => orders),
    ends: column(({ end }) => end),
  };
}

/** The chance of one order of each set; every call writes them again. */
const ofOrder = new Float64Array(8_192);
const shares = new Float64Array(32);

/**
 * The totals of a dealer who shows `up` and has no natural, from a shoe without every known card. Each set of draws
 * has the chance of one order times the number of its orders, since all orders of the same cards are equally likely.
 */
export function dealerChances(up: number, shoe: Shoe): DealerChances {
  const { parents, points, before, size, orders, ends } = drawsFrom(up);
  const chances = new Float64Array(BUST + 1);
  const all = shoe[0] ?? 0;
  const out = ruledOut(up);
  const given = out === 0 ? 1 : all / (all - (shoe[out] ?? 0));
  for (let drawn = 0; drawn < shares.length; drawn += 1) shares[drawn] = 1 / (all - drawn);
  for (let at = 0; at < parents.length; at += 1) {
    const parent = parents[at] ?? -1;
    const from = parent < 0 ? given : (ofOrder[parent] ?? 0);
    const own = (shoe[points[at] ?? 0] ?? 0) - (before[at] ?? 0);
    const chance = own <= 0 ? 0 : from * own * (shares[(size[at] ?? 1) - 1] ?? 0);
    ofOrder[at] = chance;
    const end = ends[at] ?? 0;
    chances[end] = (chances[end] ?? 0) + chance * (orders[at] ?? 0);
  }
  return chances;
}
