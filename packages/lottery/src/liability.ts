import { minor, toMinor } from '@arara/money';
import type { Minor } from '@arara/money';
import type { Play } from './play-type.ts';
import { cellsByHits, isByHits } from './liability-by-hits.ts';
import { winOf, type StakeTerms } from './prizes/amounts.ts';
import type { PrizeTable } from './prizes/table.ts';
import { ruleOf } from './rules/index.ts';
import type { RuleData, RuleName } from './rules/rule-data.ts';
import type { Selection } from './selection.ts';
import type { RoundedBy } from './winnings.ts';

/** The amount that a line may cost the house where a draw falls into a cell. */
export interface Liability {
  /** `ssc.front3.direct 0.7`: the play type, and the numbers that the draw would have to show. */
  readonly cell: string;
  readonly amount: Minor;
}

/** The terms of a line, and how what its ticket wins becomes whole. */
export type RiskTerms = StakeTerms & { readonly roundedBy: RoundedBy };

/**
 * The liability of a line, cell by cell; the operator caps what a cell may owe in an issue, over all
 * tickets. A bet on a single number, word, sum or tail is a cell. Direct bets share the cell of their
 * first two numbers and groups that of the numbers that come most often, so that a large line has a
 * hundred cells and not a hundred thousand. Bets on as many balls or columns as are drawn have a cell for
 * each number (`cellsByHits`). Where else numbers are chosen from many, and where positions are free,
 * the whole play type is one cell: the most careful reading.
 */
export function liabilitiesOf(
  table: PrizeTable,
  play: Play,
  selection: Selection,
  terms: RiskTerms,
): Liability[] {
  return amountsOf(table, play, selection, terms).map(({ cell, amount }) => ({
    cell: cell === '' ? play.type.code : `${play.type.code} ${cell}`,
    amount,
  }));
}

function amountsOf(...line: [PrizeTable, Play, Selection, RiskTerms]): Liability[] {
  const [, play, selection] = line;
  if (isByHits(play)) return cellsByHits(...line);
  const amount = mostOf(...line);
  return cellsOf(play.type.rule, selection).map((cell) => ({ cell, amount }));
}

/** How a draw meets the lines of a rule: by pairs of rows, place by place, by marks, or as a whole. */
const cellsByRule: Record<RuleName, 'pairs' | 'places' | 'marks' | 'whole'> = {
  direct: 'pairs',
  words: 'pairs',
  columns: 'whole',
  places: 'places',
  choice: 'marks',
  group: 'marks',
  sum: 'marks',
  span: 'marks',
  banker: 'marks',
  band: 'marks',
  tails: 'marks',
  pairs: 'whole',
  contain: 'whole',
  absent: 'whole',
  match: 'whole',
  'any-positions': 'whole',
};

function cellsOf(rule: RuleData, { rows }: Selection): string[] {
  const [first = [], second] = rows;
  const how = cellsByRule[rule.rule];
  if (how === 'whole') return [''];
  const isByPlace = how === 'places' || (rule.rule === 'choice' && rule.each === true);
  if (isByPlace) return cellsByRow(rows);
  if (how === 'marks' || second === undefined) return first.map(String);
  return first.flatMap((a) => second.map((b) => `${a}.${b}`));
}

function cellsByRow(rows: Selection['rows']): string[] {
  return rows.flatMap((row, place) => row.map((number) => `${place}:${number}`));
}

/**
 * The most that one cell of the line pays: the best class, by as many unit bets as can hit it. Where a ticket
 * is rounded once, parts of several lines add up: each is counted as one more.
 */
function mostOf(table: PrizeTable, play: Play, selection: Selection, terms: RiskTerms): Minor {
  const rounding = terms.roundedBy === 'line' ? 'down' : 'up';
  const units = unitsAtMost(play, selection);
  let most = 0n;
  for (const { code } of play.type.classes) {
    const prize = toMinor(winOf(table, play, [{ code, units }], terms), rounding);
    if (prize > most) most = prize;
  }
  return minor(most);
}

/** As many unit bets of a cell as a draw can hit, each time that it does counted. */
function unitsAtMost(play: Play, selection: Selection): number {
  const { rule } = play.type;
  const { count } = play.population;
  // Every place may show the same number: so all places together never owe more than one cell holds.
  if (rule.rule === 'tails') return count;
  // Most are seen where all places go round the numbers evenly; of each pair the rarer one counts.
  if (rule.rule === 'pairs')
    return Math.floor((count * ((selection.rows[0]?.length ?? 0) - 1)) / 2);
  // Where else the play type is one cell, every unit bet of a line is counted as if it won.
  const isWhole = cellsByRule[rule.rule] === 'whole';
  return isWhole ? ruleOf(rule).unitBets(rule, selection, play) : 1;
}
