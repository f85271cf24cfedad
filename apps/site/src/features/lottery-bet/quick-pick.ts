import { faultOfLine } from '@arara/lottery/betting';
import type { Play, RowGrammar, Selection } from '@arara/lottery/betting';
import { numbersOf } from './selection.ts';

/** A whole number from 0 to below `bound`, all as likely. */
export type Below = (bound: number) => number;

const range = 2 ** 32;

/** Chance of the browser. It only chooses numbers to bet on; no draw has to do with it. */
export function chance(bound: number): number {
  const limit = range - (range % bound);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    // A number above the limit would make the first numbers likelier than the others.
    if (drawn < limit) return drawn % bound;
  }
}

/** Rows that must not share a number seldom do, but two of them may have to be tried some times. */
const triesMax = 200;

/** The fewest marks that make a bet, by chance: in every row as many as it asks for. */
export function quickPick(play: Play, below: Below): Selection {
  let picked = pickOnce(play, below);
  for (let tries = 1; tries < triesMax && faultOfLine(play, picked) !== null; tries += 1) {
    picked = pickOnce(play, below);
  }
  return picked;
}

function pickOnce({ type: { grammar, rule } }: Play, below: Below): Selection {
  // With bankers a row may be short of a bet; without them it has to have a whole one.
  const fewest = ({ min }: RowGrammar, at: number): number =>
    rule.rule === 'match' && at === 0 ? Math.max(min, rule.count) : min;
  const free = grammar.rows.every(({ min }) => min === 0);
  // Where every row may be empty, as many as make a bet get a number: mostly one of them.
  const needed = rule.rule === 'any-positions' ? rule.count : 1;
  const chosen = free
    ? take(
        grammar.rows.map((_, at) => at),
        needed,
        below,
      )
    : [];
  const rows = grammar.rows.map((row, at) =>
    take(numbersOf(row), chosen.includes(at) ? 1 : fewest(row, at), below),
  );
  if (grammar.places === undefined) return { rows };
  const places = Array.from({ length: grammar.places.of }, (_, at) => at);
  return { rows, places: take(places, grammar.places.min, below) };
}

/** So many of them, none twice, from low to high. */
function take(from: readonly number[], count: number, below: Below): number[] {
  const left = [...from];
  const taken = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(below(left.length), 1),
  );
  return taken.flat().toSorted((a, b) => a - b);
}
