import { choose, chooseExactly, combinations } from '../combinatorics.ts';
import { partAt } from '../draw/model.ts';
import { sizeOf } from '../draw/view.ts';
import type { Hit, Play, Rule } from '../play-type.ts';
import type { Selection } from '../selection.ts';
import { hitsMeant } from './hits-meant.ts';
import type { DataOf } from './rule-data.ts';

type Match = DataOf<'match'>;

/**
 * Every `count` of the numbers is a bet; its class is how many of it are drawn, `hit0`, `hit1` …, of
 * those that the play type has. Where bets hold more numbers than are drawn, all that are drawn can be
 * among them. The row of the extra part is the last one: each of its numbers is on every bet.
 */
export const match: Rule<Match> = {
  unitBets: (data, selection) => {
    const { others, bankers, extras } = rowsOf(data, selection);
    if (isTwice(others, bankers)) return 0;
    return choose(others.length, data.count - bankers.length) * extras.length;
  },
  *units(data, selection) {
    const { others, bankers, extras } = rowsOf(data, selection);
    if (isTwice(others, bankers)) return;
    for (const numbers of combinations(others, data.count - bankers.length)) {
      for (const extra of extras) yield unitOf(data, numbers, bankers, extra);
    }
  },
  hits: (data, selection, seen, play, draw) => {
    const hits = hitsByCount(data, selection, seen, play);
    const { others, bankers, extras } = rowsOf(data, selection);
    if (data.extra === undefined) return hits;
    const each = hits.map(({ code, units }) => ({ code, units: units * extras.length }));
    const extraDrawn = draw[data.extra.part] ?? [];
    const drawn = extras.filter((number) => extraDrawn.includes(number));
    if (drawn.length === 0) return each;
    const units = choose(others.length, data.count - bankers.length) * drawn.length;
    return [...each, { code: data.extra.class, units }];
  },
  kindOf: () => 'match',
  samples: (data, { type: { grammar }, model, population: { low } }) => {
    const numbers = Array.from({ length: data.count }, (_, at) => low + at);
    const banked = data.bankers === true ? (grammar.rows[1]?.min ?? 0) : 0;
    const extra = data.extra === undefined ? 0 : partAt(model, data.extra.part).low;
    return [unitOf(data, numbers.slice(banked), numbers.slice(0, banked), extra)];
  },
  ways: ({ count, extra }, _, code, play) => {
    const { count: drawn, low, high } = play.population;
    if (code === extra?.class) {
      const part = partAt(play.model, extra.part);
      return [BigInt(part.count), BigInt(part.high - part.low + 1)];
    }
    const hit = hitsMeant(code);
    const balls = high - low + 1;
    const ways = chooseExactly(count, hit) * chooseExactly(balls - count, drawn - hit);
    return [ways, sizeOf(play.population)];
  },
};

interface Rows {
  readonly others: readonly number[];
  readonly bankers: readonly number[];
  readonly extras: readonly number[];
}

/** The rows by what they are for; without an extra part there is one nameless extra. */
function rowsOf(data: Match, { rows }: Selection): Rows {
  const bankers = data.bankers === true ? (rows[1] ?? []) : [];
  const extras = data.extra === undefined ? [0] : (rows.at(-1) ?? []);
  return { others: rows[0] ?? [], bankers, extras };
}

/** A number that is a banker already makes no further bet, so that such a line makes none. */
function isTwice(others: readonly number[], bankers: readonly number[]): boolean {
  return others.some((number) => bankers.includes(number));
}

function unitOf(
  { bankers: hasBankers, extra: hasExtra }: Match,
  numbers: readonly number[],
  bankers: readonly number[],
  extra: number,
): Selection {
  const rows = [numbers];
  if (hasBankers === true) rows.push(bankers);
  if (hasExtra !== undefined) rows.push([extra]);
  return { rows };
}

/** Of n numbers with h drawn, C(h, j) · C(n − h, k − j) bets of k have j of them. */
function hitsByCount(
  data: Match,
  selection: Selection,
  seen: readonly number[],
  { type: { classes } }: Play,
): Hit[] {
  const { others, bankers } = rowsOf(data, selection);
  const drawnOf = (numbers: readonly number[]) => numbers.filter((n) => seen.includes(n)).length;
  const drawn = drawnOf(others);
  const inAll = drawnOf(bankers);
  const free = data.count - bankers.length;
  return classes.flatMap(({ code }) => {
    if (code === data.extra?.class) return [];
    const wanted = hitsMeant(code) - inAll;
    const units = choose(drawn, wanted) * choose(others.length - drawn, free - wanted);
    return units === 0 ? [] : [{ code, units }];
  });
}
