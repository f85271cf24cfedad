import { partAt, type Draw, type DrawModel, type DrawPart } from './model.ts';

/**
 * The part of a draw that a play type looks at, as a list of numbers.
 * `places`: the numbers at these places of a part, in this order. `set`: all numbers of a part, or
 * the first so many. `tails`: the last `digits` digits of every number of the parts that has as many.
 * `digits`: single digits of one number, counted from the right: [1, 0] are tens and units.
 */
export type View =
  | { readonly see: 'places'; readonly part: number; readonly places: readonly number[] }
  | { readonly see: 'set'; readonly part: number; readonly first?: number }
  | { readonly see: 'tails'; readonly parts: readonly number[]; readonly digits: number }
  | {
      readonly see: 'digits';
      readonly part: number;
      readonly place: number;
      readonly fromRight: readonly number[];
    };

/** The numbers of a draw that a view shows. */
export function seenOf(view: View, draw: Draw): readonly number[] {
  if (view.see === 'tails') {
    const modulus = 10 ** view.digits;
    return view.parts.flatMap((part) => (draw[part] ?? []).map((number) => number % modulus));
  }
  const numbers = draw[view.part] ?? [];
  if (view.see === 'places') return view.places.map((place) => numbers[place] as number);
  if (view.see === 'set') return view.first === undefined ? numbers : numbers.slice(0, view.first);
  const number = numbers[view.place] as number;
  return view.fromRight.map((place) => Math.floor(number / 10 ** place) % 10);
}

/** How what is seen comes about: so many numbers from low to high, as a part of a draw would. */
export type Population = Pick<DrawPart, 'how' | 'count' | 'low' | 'high'>;

/** The part that a view shows, as if it were a draw of its own: all its results are equally likely. */
export function populationOf(view: View, model: DrawModel): Population {
  if (view.see === 'tails') {
    const parts = view.parts.map((part) => partAt(model, part));
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    for (const part of parts) assertDigits(part, view.digits);
    return { how: 'each', count, low: 0, high: 10 ** view.digits - 1 };
  }
  const part = partAt(model, view.part);
  if (view.see === 'digits') {
    for (const place of view.fromRight) assertDigits(part, place + 1);
    return { how: 'each', count: view.fromRight.length, low: 0, high: 9 };
  }
  const count = view.see === 'places' ? view.places.length : (view.first ?? part.count);
  const { how, low, high } = part;
  if (how === 'set' && (view.see === 'places' || view.first !== undefined)) {
    throw new RangeError(`part ${part.name} has no places: it is told in rising order`);
  }
  // The first so many of an order, looked at as a set, are a set.
  return { how: view.see === 'set' && how === 'order' ? 'set' : how, count, low, high };
}

/** Tails are uniform only where numbers run over all digits. */
function assertDigits(part: DrawPart, digits: number): void {
  const whole = part.low === 0 && part.high === 10 ** part.width - 1;
  if (part.how !== 'each' || !whole || part.width < digits) {
    throw new RangeError(`part ${part.name} has no ${digits} free digits`);
  }
}

/** How many results what is seen can have. */
export function sizeOf({ how, count, low, high }: Population): bigint {
  const size = BigInt(high - low + 1);
  if (how === 'each') return size ** BigInt(count);
  let ways = 1n;
  for (let taken = 0n; taken < BigInt(count); taken += 1n) {
    ways *= size - taken;
    if (how === 'set') ways /= taken + 1n;
  }
  return ways;
}

/** Every result that can be seen, each once. The array is used again: copy what is kept. */
export function* resultsOf(population: Population): Generator<readonly number[]> {
  const { how, count, low, high } = population;
  const result = Array.from({ length: count }, () => low);
  const used = new Set<number>();
  yield* fill(0);

  function* fill(at: number): Generator<readonly number[]> {
    if (at === count) {
      yield result;
      return;
    }
    const from = how === 'set' && at > 0 ? (result[at - 1] as number) + 1 : low;
    for (let number = from; number <= high; number += 1) {
      if (how === 'order' && used.has(number)) continue;
      result[at] = number;
      used.add(number);
      yield* fill(at + 1);
      used.delete(number);
    }
  }
}
