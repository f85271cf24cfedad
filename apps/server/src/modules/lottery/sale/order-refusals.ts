import { shareOf } from '@arara/lottery';
import { parseMoney } from '@arara/money';
import { amountInWords } from '../../../platform/amounts.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Games } from '../games.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { LotteryGame } from '../lottery.ports.ts';
import { decimal } from '../lottery.present.ts';
import type { OrderFault } from './order.ts';

const simpleFaults = {
  prizes: ['lottery.prizes.changed', 'tableVersion'],
  mode: ['lottery.mode', 'mode'],
  fraction: ['lottery.fraction', 'unit'],
} as const;

/**
 * A fault of an order in the words of the caller, at the field that has it. After a refusal of prizes the
 * next question reads them anew: another process may have changed them more than once.
 */
export function faultOf(
  { texts, games }: Pick<LotteryDeps, 'texts'> & { readonly games: Pick<Games, 'forget'> },
  fault: OrderFault,
  language: string,
): AppError {
  if (fault.fault === 'selection') {
    const { line } = fault;
    const { row, fault: why } = fault.of;
    return new AppError('lottery.selection', {
      field: row === null ? `lines.${line}` : `lines.${line}.rows.${row}`,
      params: { line: line + 1, reason: texts.text(language, 'lottery', `fault.${why}`) },
      value: { line, row, fault: why },
    });
  }
  if (fault.fault === 'play') {
    return new AppError('lottery.play.unknown', { field: `lines.${fault.line}.play` });
  }
  if (fault.fault === 'nothing') {
    const { line } = fault;
    const params = { line: line + 1, least: amountInWords(1n, lotteryCurrency, language) };
    return new AppError('lottery.pays.nothing', {
      field: `lines.${line}`,
      params,
      value: { line },
    });
  }
  if (fault.fault === 'prizes') games.forget();
  const [code, field] = simpleFaults[fault.fault];
  return new AppError(code, { field });
}

/** Throws where the price that the player saw is not the one that was reckoned. */
export function requirePrice(told: string, reckoned: bigint, language: string): void {
  const price = parseMoney(told, lotteryCurrency);
  if (!price.ok) throw new AppError('amount.invalid', { field: 'price' });
  if (price.value.minor === reckoned) return;
  throw new AppError('lottery.price', {
    field: 'price',
    params: { price: amountInWords(reckoned, lotteryCurrency, language) },
    value: { price: decimal(reckoned) },
  });
}

/** Throws where a ticket costs more than the lottery sells on one. */
export function requireWithin(
  { ticketMax }: LotteryGame,
  stake: bigint,
  { field, language }: { readonly field: string; readonly language: string },
): void {
  if (stake <= ticketMax) return;
  throw new AppError('stake.bounds', { field, params: boundsParams(ticketMax, language) });
}

/** From one centavo to so much, as people write it. */
export function boundsParams(most: bigint, language: string) {
  return {
    min: amountInWords(1n, lotteryCurrency, language),
    max: amountInWords(most, lotteryCurrency, language),
  };
}

/** Throws where a ticket alone could win more than the draw may owe one player. */
export function requirePayable(
  { liabilityMax }: LotteryGame,
  liabilities: ReadonlyMap<string, bigint>,
): void {
  const share = shareOf(liabilityMax);
  for (const amount of liabilities.values()) {
    if (amount > share) throw new AppError('lottery.prize.max', { field: 'lines' });
  }
}
