import type { TicketLine } from '@arara/contract';
import {
  costMils,
  paysNothing,
  paysOf,
  rebateExactly,
  sells,
  stakeMils,
  unitBetsOf,
  wholeMinor,
} from '@arara/lottery/betting';
import type { Pay, Play, PrizeTable, RowGrammar, StakeUnit } from '@arara/lottery/betting';
import { formatDecimal, isCurrency, minor, money, toMinor } from '@arara/money';
import type { Minor } from '@arara/money';
import { playOf } from '../../lib/lottery-rules.ts';
import { selectionOf } from './selection.ts';

/** The terms for all lines of a slip. */
export interface SlipTerms {
  readonly unit: StakeUnit;
  readonly mode: number;
}

/** The same with the multiple of a line. */
type LineTerms = SlipTerms & { readonly multiple: number };

export interface Price {
  readonly unitBets: number;
  /** Null where the sum is not whole: nobody pays a part of a cent. */
  readonly stake: Minor | null;
}

/** The price of lines together; each of them keeps its grammar. */
export function priceOf(lines: readonly TicketLine[], terms: SlipTerms): Price {
  const { unitBets, mils } = costOf(lines, terms);
  return { unitBets, stake: wholeMinor(mils) };
}

/** The price of the same lines in issues that take them so many times each, and all together. */
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
    const play = playOf(line.play);
    if (play === undefined) throw new Error(`play type ${line.play} is gone`);
    const bets = unitBetsOf(play, selectionOf(line));
    unitBets += bets;
    mils += costMils(play, bets, { unit, mode, multiple: line.multiple });
  }
  return { unitBets, mils };
}

/** The most that one bet of a way to bet can win in one class of its prizes; nothing where it is not sold. */
export const topPrize = (table: PrizeTable, play: Play, terms: LineTerms): Minor =>
  paysOf(table, play, null, terms)?.[0]?.prize ?? minor(0n);

/** The most that one of the bets on these lines can win in one class; what is no longer sold wins nothing. */
export function possiblePrize(
  table: PrizeTable,
  lines: readonly TicketLine[],
  terms: SlipTerms,
): Minor {
  const tops = lines.flatMap((line) => paysOfLine(table, line, terms)?.[0]?.prize ?? []);
  return tops.reduce((top, prize) => (prize > top ? prize : top), minor(0n));
}

/** The prizes that a line can win, the most first; null where the prizes do not sell it. */
export function paysOfLine(
  table: PrizeTable,
  line: TicketLine,
  { unit, mode }: SlipTerms,
): readonly Pay[] | null {
  const play = playOf(line.play);
  if (play === undefined) return null;
  return paysOf(table, play, selectionOf(line), { unit, mode, multiple: line.multiple });
}

/** True if a bet of a line could win nothing, however right it is: nobody sells such a line. */
export function canPayNothing(
  table: PrizeTable,
  line: TicketLine,
  { unit, mode }: SlipTerms,
): boolean {
  const play = playOf(line.play);
  if (play === undefined || !sells(table, play)) return false;
  return paysNothing(table, play, selectionOf(line), { unit, mode, multiple: line.multiple });
}

/** The name of a class that only this mark wins. */
const nameOfMark = (row: RowGrammar, mark: number): string =>
  row.options?.[mark - row.low] ?? `${row.name}-${mark}`;

/**
 * Stakes that a mark pays under fixed odds, where it has odds of its own: a word, a sum. Null where all of
 * a row pay the same, or where the prizes go by mode.
 */
export function oddsOfMark(table: PrizeTable, play: Play, row: RowGrammar, mark: number) {
  if (table.family === 'LOTT') return null;
  return table.odds[play.type.code]?.[nameOfMark(row, mark)] ?? null;
}

/** The price of one bet, all places that it covers together; null where that is not whole. */
export const betCost = (play: Play, terms: LineTerms): Minor | null =>
  wholeMinor(costMils(play, 1, terms));

/** The part of a stake that a mode below the highest gives back. */
export const rebateOn = (table: PrizeTable, stake: Minor, { mode }: SlipTerms): Minor =>
  toMinor(rebateExactly(table, stake, mode), 'down');

/** The smallest coin: what pays less is not sold. */
export const leastPrize = minor(1n);

/** The worth of one bet at whole units. */
export function wholeBet(): Minor {
  const whole = wholeMinor(stakeMils({ unit: '1', multiple: 1, mode: 0 }));
  if (whole === null) throw new Error('a whole unit is not whole');
  return whole;
}

/** A prize as the wire has it. */
export const payInWords = <Paid extends Pay>(pay: Paid, currency: string) => ({
  ...pay,
  prize: inWords(pay.prize, currency),
});

/** Minor units as the wire and the formatters write them. */
export function inWords(amount: Minor, currency: string): string {
  if (!isCurrency(currency)) throw new RangeError(`${currency} is no currency of ours`);
  return formatDecimal(money(amount, currency));
}
