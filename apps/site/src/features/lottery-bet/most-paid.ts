import type { TicketLine } from '@arara/contract';
import { prizeOf, unitBetsOf } from '@arara/lottery/betting';
import type { PrizeTable } from '@arara/lottery/betting';
import { isCurrency, parseMoney } from '@arara/money';
import { playOf } from '../../lib/lottery-rules.ts';
import { paysOfLine, priceOf, rebateOn } from './price.ts';
import type { SlipTerms } from './price.ts';
import { selectionOf } from './selection.ts';

/**
 * No draw pays a ticket more than this, in minor units: every bet of it at its highest prize, in each of
 * the places that it covers, and the rebate. So many times are its lines taken.
 */
export function mostPaid(
  table: PrizeTable,
  lines: readonly TicketLine[],
  terms: SlipTerms,
  times: number,
): bigint {
  const { stake } = priceOf(lines, terms);
  const prizes = lines.reduce((sum, line) => {
    const play = playOf(line.play);
    if (play === undefined) return sum;
    const units = unitBetsOf(play, selectionOf(line)) * play.type.price;
    const wins = (paysOfLine(table, line, terms) ?? []).map(({ code }) =>
      prizeOf(table, play, [{ code, units }], { ...terms, multiple: line.multiple }),
    );
    // Parts of a cent of several lines may come to one more.
    return sum + wins.reduce((most, win) => (win > most ? win : most), 0n) + 1n;
  }, 0n);
  const rebate = stake === null ? 0n : rebateOn(table, stake, terms);
  return (prizes + rebate) * BigInt(times);
}

/** Whether a ticket could be paid more than an amount of the wire. */
export function mayPayMore(most: bigint, than: string, currency: string): boolean {
  const bound = isCurrency(currency) ? parseMoney(than, currency) : null;
  return bound?.ok === true && most > bound.value.minor;
}
