import type { TicketLine } from '@arara/contract';
import { unitBetsOf } from '@arara/lottery/betting';
import type { PrizeTable } from '@arara/lottery/betting';
import { isCurrency, parseMoney } from '@arara/money';
import { playOf } from '../../lib/lottery-rules.ts';
import { possiblePrize, priceOf, rebateOn } from './price.ts';
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
    const hits = unitBetsOf(play, selectionOf(line)) * play.type.price;
    return sum + possiblePrize(table, [line], terms) * BigInt(hits);
  }, 0n);
  const rebate = stake === null ? 0n : rebateOn(table, stake, terms);
  return (prizes + rebate) * BigInt(times);
}

/** Whether a ticket could be paid more than an amount of the wire. */
export function mayPayMore(most: bigint, than: string, currency: string): boolean {
  const bound = isCurrency(currency) ? parseMoney(than, currency) : null;
  return bound?.ok === true && most > bound.value.minor;
}
