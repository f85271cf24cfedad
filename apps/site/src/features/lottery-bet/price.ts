import type { TicketLine } from '@arara/contract';
import {
  costMils,
  plays,
  prizeOf,
  rebateMinor,
  stakeMils,
  unitBetsOf,
  wholeMinor,
} from '@arara/lottery/betting';
import type { Play, PrizeTable, RowGrammar, StakeUnit } from '@arara/lottery/betting';
import { formatDecimal, isCurrency, minor, money } from '@arara/money';
import type { Minor } from '@arara/money';
import { selectionOf } from './selection.ts';

/** What holds for all lines of a slip. */
export interface SlipTerms {
  readonly unit: StakeUnit;
  readonly mode: number;
}

export interface Price {
  readonly unitBets: number;
  /** Null where the sum is not whole: nobody pays a part of a cent. */
  readonly stake: Minor | null;
}

/** What lines cost together; each of them keeps its grammar. */
export function priceOf(lines: readonly TicketLine[], terms: SlipTerms): Price {
  const { unitBets, mils } = costOf(lines, terms);
  return { unitBets, stake: wholeMinor(mils) };
}

/** What the same lines cost in issues that take them so many times each, and all together. */
export function chasePriceOf(
  lines: readonly TicketLine[],
  terms: SlipTerms,
  multiples: readonly number[],
): { readonly steps: readonly (Minor | null)[]; readonly total: Minor | null } {
  const { mils } = costOf(lines, terms);
  const steps = multiples.map((multiple) => wholeMinor(mils * BigInt(multiple)));
  const times = multiples.reduce((sum, multiple) => sum + multiple, 0);
  return { steps, total: steps.includes(null) ? null : wholeMinor(mils * BigInt(times)) };
}

function costOf(lines: readonly TicketLine[], { unit, mode }: SlipTerms) {
  let unitBets = 0;
  let mils = 0n;
  for (const line of lines) {
    const play = plays.get(line.play);
    if (play === undefined) throw new Error(`play type ${line.play} is gone`);
    const bets = unitBetsOf(play, selectionOf(line));
    unitBets += bets;
    mils += costMils(play, bets, { unit, mode, multiple: line.multiple });
  }
  return { unitBets, mils };
}

/** The most that one bet can win in one class of its prizes. */
export function topPrize(
  table: PrizeTable,
  play: Play,
  terms: SlipTerms & { readonly multiple: number },
): Minor {
  const prizes = play.type.classes.map(({ code }) =>
    prizeOf(table, play, [{ code, units: 1 }], terms),
  );
  return prizes.reduce((top, prize) => (prize > top ? prize : top), minor(0n));
}

/**
 * Stakes that a mark pays under fixed odds, where it has odds of its own: a word, a sum. Null where all of
 * a row pay the same, or where the prizes go by mode.
 */
export function oddsOfMark(table: PrizeTable, play: Play, row: RowGrammar, mark: number) {
  if (table.family === 'LOTT') return null;
  const name = row.options?.[mark - row.low] ?? `${row.name}-${mark}`;
  return table.odds[play.type.code]?.[name] ?? null;
}

/** What one bet costs, all places that it covers together; null where that is not whole. */
export const betCost = (
  play: Play,
  terms: SlipTerms & { readonly multiple: number },
): Minor | null => wholeMinor(costMils(play, 1, terms));

/** What a mode below the highest gives back of a stake. */
export const rebateOn = (table: PrizeTable, stake: Minor, { mode }: SlipTerms): Minor =>
  rebateMinor(table, stake, mode);

/** What one bet is worth at whole units. */
export function wholeBet(): Minor {
  const whole = wholeMinor(stakeMils({ unit: '1', multiple: 1, mode: 0 }));
  if (whole === null) throw new Error('a whole unit is not whole');
  return whole;
}

/** Minor units as the wire and the formatters write them. */
export function inWords(amount: Minor, currency: string): string {
  if (!isCurrency(currency)) throw new RangeError(`${currency} is no currency of ours`);
  return formatDecimal(money(amount, currency));
}
