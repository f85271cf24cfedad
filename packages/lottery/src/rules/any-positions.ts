import { choose, combinations } from '../combinatorics.ts';
import type { Play, Rule } from '../play-type.ts';
import type { Selection } from '../selection.ts';
import { direct } from './direct.ts';
import { group } from './group.ts';
import { gatherHits } from './hits.ts';
import type { DataOf } from './rule-data.ts';
import { sum } from './sum.ts';

type Data = DataOf<'any-positions'>;

/**
 * The inner rule on every `count` of the positions. Where it is `direct`, the rows stand for the
 * positions and some are left empty; else the selection names the positions besides its rows.
 */
export const anyPositions: Rule<Data> = {
  unitBets: ({ count, inner }, selection, play) =>
    inner.rule === 'direct'
      ? chosenProduct(
          selection.rows.map((row) => row.length),
          count,
        )
      : choose(placesOf(selection).length, count) *
        innerOf(inner).unitBets(inner, selection, insideOf(play, count)),
  *units({ count, inner }, selection, play): Iterable<Selection> {
    const inside = insideOf(play, count);
    for (const places of combinations(filledOf(inner, selection), count)) {
      const rows = inner.rule === 'direct' ? places.map((at) => selection.rows[at] ?? []) : null;
      const taken = { rows: rows ?? selection.rows };
      for (const unit of innerOf(inner).units(inner, taken, inside)) {
        yield rows === null ? { ...unit, places } : spread(unit, places, selection.rows.length);
      }
    }
  },
  hits: ({ count, inner }, selection, seen, play) => {
    if (inner.rule === 'direct') {
      const right = selection.rows.filter((row, at) => row.includes(seen[at] as number)).length;
      const units = choose(right, count);
      return units === 0 ? [] : [{ code: 'direct', units }];
    }
    const inside = insideOf(play, count);
    const codes = [...combinations(placesOf(selection), count)].flatMap((places) => {
      const shown = places.map((place) => seen[place] as number);
      const hits = innerOf(inner).hits(inner, selection, shown, inside, []);
      return hits.flatMap(({ code, units }) => Array.from({ length: units }, () => code));
    });
    return gatherHits(codes);
  },
  kindOf: ({ count, inner }, unit, play) =>
    innerOf(inner).kindOf(inner, unit, insideOf(play, count)),
  *samples({ count, inner }, play) {
    const all = Array.from({ length: play.population.count }, (_, at) => at);
    for (const unit of innerOf(inner).samples(inner, insideOf(play, count))) {
      for (const places of [all.slice(0, count), all.slice(-count)]) {
        yield inner.rule === 'direct' ? spread(unit, places, all.length) : { ...unit, places };
      }
    }
  },
};

/** The play as it is at so many positions alone. */
function insideOf(play: Play, count: number): Play {
  return { ...play, population: { ...play.population, count } };
}

function innerOf(inner: Data['inner']): Rule {
  const rules: Record<Data['inner']['rule'], Rule<never>> = { direct, group, sum };
  return rules[inner.rule];
}

function placesOf({ places = [] }: Selection): readonly number[] {
  return places;
}

/** The positions that bets can be made of. */
function filledOf(inner: Data['inner'], selection: Selection): readonly number[] {
  if (inner.rule !== 'direct') return placesOf(selection);
  return selection.rows.flatMap((row, at) => (row.length > 0 ? [at] : []));
}

/** A direct bet on some positions, with empty rows at the others. */
function spread({ rows }: Selection, places: readonly number[], of: number): Selection {
  return { rows: Array.from({ length: of }, (_, at) => rows[places.indexOf(at)] ?? []) };
}

/** The sum, over every choice of `count` of the numbers, of their product. */
function chosenProduct(numbers: readonly number[], count: number): number {
  const sums = [1, ...Array.from({ length: count }, () => 0)];
  for (const number of numbers) {
    for (let k = count; k > 0; k -= 1) sums[k] = (sums[k] ?? 0) + number * (sums[k - 1] ?? 0);
  }
  return sums[count] ?? 0;
}
