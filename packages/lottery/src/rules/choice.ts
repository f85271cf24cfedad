import { resultsOf, sizeOf } from '../draw/view.ts';
import type { Play, Rule } from '../play-type.ts';
import type { RowGrammar, Selection } from '../selection.ts';
import { calledOf } from './features.ts';
import { gatherHits } from './hits.ts';
import type { DataOf } from './rule-data.ts';

/**
 * Every mark is a bet that the result is called so. A class and a kind per word, and one more,
 * `<word>-push`, where the word gets its stake back.
 */
export const choice: Rule<DataOf<'choice'>> = {
  unitBets: (_, { rows }) => rows.reduce((sum, row) => sum + row.length, 0),
  *units(_, { rows }): Iterable<Selection> {
    for (const [at, row] of rows.entries()) for (const mark of row) yield unitOf(rows, at, mark);
  },
  hits: (data, { rows }, seen, play) =>
    gatherHits(
      rows.flatMap((row, at) => {
        const looked = data.each === true ? seen.slice(at, at + 1) : seen;
        return row.length === 0 ? [] : codesOf(data, row, rowAt(play, at), looked, play);
      }),
    ),
  kindOf: (_, { rows }, play) => {
    const at = rows.findIndex((row) => row.length > 0);
    return codeOf(rowAt(play, at), rows[at]?.[0] ?? 0);
  },
  // Places are alike, words are not: every word once, every place once.
  samples: (_, { type: { grammar } }) => {
    const { rows } = grammar;
    const marks = marksOf(rows[0] as RowGrammar);
    return Array.from({ length: Math.max(rows.length, marks.length) }, (__, at) =>
      unitOf(rows, at % rows.length, marks[at % marks.length] as number),
    );
  },
  // A place of its own is as one number drawn alone.
  ways: (data, unit, code, play) => {
    if (data.each !== true) throw new RangeError(`${play.type.code} has no formula`);
    const alone = { ...play.population, count: 1 };
    const at = unit.rows.findIndex((row) => row.length > 0);
    const row = unit.rows[at] as readonly number[];
    let won = 0n;
    for (const seen of resultsOf(alone)) {
      if (codesOf(data, row, rowAt(play, at), seen, play).includes(code)) won += 1n;
    }
    return [won, sizeOf(alone)];
  },
};

function codesOf(
  { feature }: DataOf<'choice'>,
  marks: readonly number[],
  row: RowGrammar,
  seen: readonly number[],
  play: Play,
): string[] {
  const { wins, pushes = [] } = calledOf(feature, seen, play.population);
  return marks.flatMap((mark) => {
    const word = row.options?.[mark - row.low] ?? mark;
    if (wins.includes(word)) return [codeOf(row, mark)];
    return pushes.includes(word) ? [`${codeOf(row, mark)}-push`] : [];
  });
}

function codeOf(row: RowGrammar, mark: number): string {
  return row.options?.[mark - row.low] ?? `${row.name}-${mark}`;
}

function rowAt({ type }: Play, at: number): RowGrammar {
  return type.grammar.rows[at] as RowGrammar;
}

function marksOf({ low, high }: RowGrammar): number[] {
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

function unitOf(rows: readonly unknown[], place: number, mark: number): Selection {
  return { rows: rows.map((_, at) => (at === place ? [mark] : [])) };
}
