import { chooseExactly, products } from '../combinatorics.ts';
import { sizeOf } from '../draw/view.ts';
import type { Rule } from '../play-type.ts';
import { hitsMeant } from './hits-meant.ts';
import type { DataOf } from './rule-data.ts';

/**
 * Every choice of one number a column is a bet; its class is how many columns show their number,
 * `hit0`, `hit1` …, of those that the play type has.
 */
export const columns: Rule<DataOf<'columns'>> = {
  unitBets: (_, { rows }) => rows.reduce((product, row) => product * row.length, 1),
  *units(_, { rows }) {
    for (const numbers of products(rows)) yield { rows: numbers.map((number) => [number]) };
  },
  hits: (_, { rows }, seen, { type: { classes } }) => {
    const units = unitsByHits(rows, seen);
    return classes.flatMap(({ code }) => {
      const won = units[hitsMeant(code)] ?? 0;
      return won === 0 ? [] : [{ code, units: won }];
    });
  },
  kindOf: () => 'columns',
  samples: (_, { population: { count, low } }) => [
    { rows: Array.from({ length: count }, () => [low]) },
  ],
  ways: (_, __, code, { population }) => {
    const hits = hitsMeant(code);
    const others = BigInt(population.high - population.low);
    const missed = population.count - hits;
    return [chooseExactly(population.count, hits) * others ** BigInt(missed), sizeOf(population)];
  },
};

/**
 * How many bets have 0, 1, 2 … columns right: the coefficients of the product of (missed + right·x)
 * over the columns.
 */
function unitsByHits(rows: readonly (readonly number[])[], seen: readonly number[]): number[] {
  let units = [1];
  for (const [at, row] of rows.entries()) {
    const right = row.includes(seen[at] as number) ? 1 : 0;
    const missed = row.length - right;
    units = Array.from(
      { length: units.length + 1 },
      (_, hits) => (units[hits] ?? 0) * missed + (units[hits - 1] ?? 0) * right,
    );
  }
  return units;
}
