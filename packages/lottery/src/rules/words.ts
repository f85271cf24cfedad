import { products } from '../combinatorics.ts';
import type { Play, Rule } from '../play-type.ts';
import type { RowGrammar } from '../selection.ts';
import { calledOf } from './features.ts';
import type { DataOf } from './rule-data.ts';

/** A row per number seen; a word of each is a bet that every number is called so. Class `all`. */
export const words: Rule<DataOf<'words'>> = {
  unitBets: (_, { rows }) => rows.reduce((product, row) => product * row.length, 1),
  *units(_, { rows }) {
    for (const marks of products(rows)) yield { rows: marks.map((mark) => [mark]) };
  },
  hits: (data, { rows }, seen, play) => {
    const units = rows.reduce((product, row, at) => {
      const { wins } = calledOf(data.feature, seen.slice(at, at + 1), play.population);
      const { low, options = [] } = play.type.grammar.rows[at] as RowGrammar;
      const held = row.filter((mark) => wins.includes(options[mark - low] ?? mark));
      return product * held.length;
    }, 1);
    return units === 0 ? [] : [{ code: 'all', units }];
  },
  kindOf: () => 'all',
  *samples(_, { type: { grammar } }: Play) {
    const marks = grammar.rows.map(({ low, high }) =>
      Array.from({ length: high - low + 1 }, (__, at) => low + at),
    );
    for (const unit of products(marks)) yield { rows: unit.map((mark) => [mark]) };
  },
};
