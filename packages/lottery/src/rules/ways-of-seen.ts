import { chooseExactly } from '../combinatorics.ts';
import { sizeOf, type Population } from '../draw/view.ts';

/** Results that show none of `count` numbers, of all. */
export function waysOfNone(population: Population, count: number): readonly [bigint, bigint] {
  return [sizeWithout(population, count), sizeOf(population)];
}

/**
 * Results that show each of `count` numbers at least once, of all: by inclusion and exclusion of
 * those that lack some of them.
 */
export function waysOfAll(population: Population, count: number): readonly [bigint, bigint] {
  let ways = 0n;
  for (let lacking = 0; lacking <= count; lacking += 1) {
    const sign = lacking % 2 === 0 ? 1n : -1n;
    ways += sign * chooseExactly(count, lacking) * sizeWithout(population, lacking);
  }
  return [ways, sizeOf(population)];
}

/** Results of the population when so many of its numbers are taken out beforehand. */
function sizeWithout({ how, count, low, high }: Population, removed: number): bigint {
  return sizeOf({ how, count, low: low + removed, high });
}
