import { minor, type Minor } from '@arara/money';
import type { Hit, Play } from './play-type.ts';
import { stakeMils, type StakeTerms } from './prizes/amounts.ts';
import { oddsOf, type PrizeTable } from './prizes/table.ts';
import { ruleOf } from './rules/index.ts';
import type { Selection } from './selection.ts';

/** Thousandths of a minor unit. */
const milsPerMinor = 1_000n;

interface CellAmount {
  /** The number that the draw has to show; empty: the line wins without any of its numbers. */
  readonly cell: string;
  readonly amount: Minor;
}

/**
 * True if bets of a play type hold as many numbers as are drawn, so that what a draw owes can be told
 * number by number without anything being counted more than once.
 */
export function isByHits({ type: { rule }, population }: Play): boolean {
  return rule.rule === 'columns' || (rule.rule === 'match' && rule.count === population.count);
}

/**
 * The liability of a line that wins by how many of its numbers are right, number by number. With h of d
 * numbers right it wins W(h) and is counted in h of the d cells that the draw falls into, each time with
 * W(h) · d / h at least: so what a draw owes is never more than its d cells hold on average, and no cell
 * holds more than the operator's bound. The prize of a line with none right stands in a cell of its own.
 */
export function cellsByHits(
  table: PrizeTable,
  play: Play,
  selection: Selection,
  terms: StakeTerms,
): CellAmount[] {
  const { count } = play.population;
  const prizeOf = pricer(table, play, terms);
  let most = 0n;
  let withNone = 0n;
  for (const right of outcomesOf(play, selection)) {
    const won = prizeOf(hitsWith(play, selection, right.seen));
    if (right.hits === 0) withNone = won;
    else most = max(most, over(won * BigInt(count), BigInt(right.hits)));
  }
  const cells = numbersOf(play, selection).map((cell) => ({ cell, amount: minor(most) }));
  return withNone === 0n ? cells : [...cells, { cell: '', amount: minor(withNone) }];
}

interface Outcome {
  /** How many of the line's numbers are right. */
  readonly hits: number;
  readonly seen: readonly number[];
}

/** Draws that stand for all: a line wins the same on every draw that has as much of it right. */
function outcomesOf(play: Play, { rows }: Selection): Outcome[] {
  const { rule } = play.type;
  if (rule.rule === 'columns') return columnOutcomes(rows);
  const [others = [], bankers = []] =
    rule.rule === 'match' && rule.bankers ? rows : [rows[0] ?? []];
  const { count } = play.population;
  const outcomes: Outcome[] = [];
  for (let some = 0; some <= Math.min(count, others.length); some += 1) {
    for (let fixed = 0; fixed <= Math.min(count - some, bankers.length); fixed += 1) {
      const seen = [...others.slice(0, some), ...bankers.slice(0, fixed)];
      outcomes.push({ hits: some + fixed, seen });
    }
  }
  return outcomes;
}

/** Nothing that a column could show. */
const wrong = -1;

/** The columns that are right; those with as many marks are alike. */
function columnOutcomes(rows: Selection['rows']): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (let mask = 0; mask < 2 ** rows.length; mask += 1) {
    const right = rows.map((_, at) => (mask & (1 << at)) !== 0);
    const marks = rows.filter((_, at) => right[at]).map(({ length }) => length);
    const seen = rows.map((row, at) => (right[at] ? (row[0] ?? wrong) : wrong));
    outcomes.set(marks.toSorted((a, b) => a - b).join(), { hits: marks.length, seen });
  }
  return [...outcomes.values()];
}

/** The hits of the line on such a draw; an extra number is taken as right. */
function hitsWith(play: Play, selection: Selection, seen: readonly number[]): readonly Hit[] {
  const { rule } = play.type;
  const draw = play.model.parts.map(() => selection.rows.at(-1) ?? []);
  return ruleOf(rule).hits(rule, selection, seen, play, draw);
}

/** The pays of hits in minor units, each class rounded up. Odds are worked out once. */
function pricer(
  table: PrizeTable,
  play: Play,
  terms: StakeTerms,
): (hits: readonly Hit[]) => bigint {
  const odds = new Map(
    play.type.classes.map(({ code }) => [code, oddsOf(table, play, code, terms.mode)]),
  );
  const stake = stakeMils(terms);
  return (hits) =>
    hits.reduce((sum, { code, units }) => {
      const paid = odds.get(code);
      if (paid === undefined) throw new RangeError(`${play.type.code} has no class ${code}`);
      return sum + over(stake * BigInt(units) * paid.numerator, paid.denominator * milsPerMinor);
    }, 0n);
}

/** The numbers of a line, as cells; a column tells which it is. */
function numbersOf({ type: { rule } }: Play, { rows }: Selection): string[] {
  if (rule.rule === 'columns') {
    return rows.flatMap((row, column) => row.map((number) => `${column}:${number}`));
  }
  const bankers = rule.rule === 'match' && rule.bankers ? (rows[1] ?? []) : [];
  return [...(rows[0] ?? []), ...bankers].map(String);
}

/** Rounded up. */
const over = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
