import { compare, isCurrency, parseMoney } from '@arara/money';
import type { Answer } from '../../lib/api.ts';

/**
 * The amount that a deposit starts from: the last one, else the second preset; where the player's
 * limit leaves less than that, the largest preset that still fits, else the least there is.
 */
export function firstAmount({
  deposit,
  currency,
}: Pick<Answer<'cashierOptions'>, 'deposit' | 'currency'>): string {
  const { presets, limit, min, last } = deposit;
  const usual = last ?? presets[1] ?? min;
  const fits = (amount: string): boolean => limit === null || !isMore(amount, limit.left, currency);
  return fits(usual) ? usual : (presets.findLast(fits) ?? min);
}

function isMore(amount: string, than: string, currency: string): boolean {
  if (!isCurrency(currency)) return false;
  const [one, other] = [parseMoney(amount, currency), parseMoney(than, currency)];
  return one.ok && other.ok && compare(one.value, other.value) > 0;
}
