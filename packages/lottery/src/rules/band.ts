import { sizeOf, type Population } from '../draw/view.ts';
import type { Rule } from '../play-type.ts';
import type { Band, DataOf, Span } from './rule-data.ts';

/**
 * Every word of the row is a bet on its totals. A class per word, of the word's name; where totals
 * give the stake back, one more, `big-push`. `choice` names what is seen and is proven by trying all
 * results; `band` is for twenty balls of eighty, where only totals can be counted.
 */
export const band: Rule<DataOf<'band'>> = {
  unitBets: (_, { rows }) => rows[0]?.length ?? 0,
  *units(_, { rows }) {
    for (const mark of rows[0] ?? []) yield { rows: [[mark]] };
  },
  hits: ({ words }, { rows }, seen) =>
    (rows[0] ?? []).flatMap((mark) => {
      const own = wordAt(words, mark);
      const total = seen.reduce((sum, number) => sum + weightOf(own, number), 0);
      if (isWithin(own.totals, total)) return [{ code: own.word, units: 1 }];
      return isWithin(own.push ?? [], total) ? [{ code: pushOf(own), units: 1 }] : [];
    }),
  kindOf: ({ words }, { rows }) => wordAt(words, rows[0]?.[0] ?? 0).word,
  samples: ({ words }) => words.map((_, mark) => ({ rows: [[mark]] })),
  ways: ({ words }, { rows }, code, { population }) => {
    const own = wordAt(words, rows[0]?.[0] ?? 0);
    const wanted = code === pushOf(own) ? (own.push ?? []) : own.totals;
    let ways = 0n;
    for (const [total, count] of totalsOf(population, own)) {
      if (isWithin(wanted, total)) ways += count;
    }
    // Each total of an order is that of a set, as often as its numbers can be put in order.
    return [ways, sizeOf(population.how === 'order' ? { ...population, how: 'set' } : population)];
  },
};

function wordAt(words: readonly Band[], mark: number): Band {
  const own = words[mark];
  if (own === undefined) throw new RangeError(`no word ${mark}`);
  return own;
}

function pushOf({ word }: Band): string {
  return `${word}-push`;
}

function isWithin(spans: readonly Span[], number: number): boolean {
  return spans.some(
    ([from, to, step = 1]) => number >= from && number <= to && (number - from) % step === 0,
  );
}

function weightOf({ among }: Band, number: number): number {
  if (among === undefined) return number;
  return isWithin(among, number) ? 1 : 0;
}

/** How many results have each total. */
function totalsOf(population: Population, own: Band): Map<number, bigint> {
  const { how, count, low, high } = population;
  const weights = Array.from({ length: high - low + 1 }, (_, at) => weightOf(own, low + at));
  return how === 'each' ? totalsOfPlaces(weights, count) : totalsOfBalls(weights, count);
}

/** Place by place, each of them any of the numbers. */
function totalsOfPlaces(weights: readonly number[], count: number): Map<number, bigint> {
  let totals = new Map([[0, 1n]]);
  for (let place = 0; place < count; place += 1) {
    const next = new Map<number, bigint>();
    for (const weight of weights) addShifted(next, totals, weight);
    totals = next;
  }
  return totals;
}

/** Ball by ball, each of them drawn or not: by how many were drawn so far. */
function totalsOfBalls(weights: readonly number[], count: number): Map<number, bigint> {
  const byDrawn = Array.from({ length: count + 1 }, () => new Map<number, bigint>());
  byDrawn[0]?.set(0, 1n);
  for (const weight of weights) {
    for (let drawn = count; drawn > 0; drawn -= 1) {
      addShifted(byDrawn[drawn] as Map<number, bigint>, byDrawn[drawn - 1] ?? new Map(), weight);
    }
  }
  return byDrawn[count] as Map<number, bigint>;
}

function addShifted(
  into: Map<number, bigint>,
  totals: ReadonlyMap<number, bigint>,
  weight: number,
): void {
  for (const [total, ways] of totals) {
    into.set(total + weight, (into.get(total + weight) ?? 0n) + ways);
  }
}
