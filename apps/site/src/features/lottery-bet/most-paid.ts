import type { TicketLine } from '@arara/contract';
import { rebateExactly, unitBetsOf, winOf } from '@arara/lottery/betting';
import type { PrizeTable } from '@arara/lottery/betting';
import { fraction, isCurrency, mulDivBigint, parseMoney, plus } from '@arara/money';
import type { Fraction } from '@arara/money';
import { playOf } from '../../lib/lottery-rules.ts';
import { paysOfLine, priceOf } from './price.ts';
import type { SlipTerms } from './price.ts';
import { selectionOf } from './selection.ts';

/**
 * No draw pays a ticket more than this, in minor units: every bet of it at its highest prize, in each of
 * the places that it covers, and the rebate, added exactly and rounded once. So many times are its lines taken.
 */
export function mostPaid(
  table: PrizeTable,
  lines: readonly TicketLine[],
  terms: SlipTerms,
  times: number,
): bigint {
  const { stake } = priceOf(lines, terms);
  const prizes = lines.reduce((sum, line) => plus(sum, mostOfLine(table, line, terms)), nothing);
  const back = stake === null ? nothing : rebateExactly(table, stake, terms.mode);
  const { numerator, denominator } = plus(prizes, back);
  return mulDivBigint(numerator, BigInt(times), denominator, 'down');
}

const nothing = fraction(0n);

/** The highest prize of a line's bets, exactly; nothing where it is not sold. */
function mostOfLine(table: PrizeTable, line: TicketLine, terms: SlipTerms): Fraction {
  const play = playOf(line.play);
  if (play === undefined) return nothing;
  const units = unitBetsOf(play, selectionOf(line)) * play.type.price;
  const wins = (paysOfLine(table, line, terms) ?? []).map(({ code }) =>
    winOf(table, play, [{ code, units }], { ...terms, multiple: line.multiple }),
  );
  return wins.reduce((most, win) => (isMore(win, most) ? win : most), nothing);
}

const isMore = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator > other.numerator * one.denominator;

/** True if a ticket could be paid more than an amount of the wire. */
export function mayPayMore(most: bigint, than: string, currency: string): boolean {
  const bound = isCurrency(currency) ? parseMoney(than, currency) : null;
  return bound?.ok === true && most > bound.value.minor;
}
