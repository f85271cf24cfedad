import { between, formatDecimal, isCurrency, money, parseMoney } from '@arara/money';

/**
 * An amount on its way from one news to the next, at a share from 0 to 1 of the time between them: it rises softly and
 * never beyond the last true one. An amount that fell was won, and is shown at once.
 */
export function risingAt(from: string, to: string, currency: string, share: number): string {
  if (!isCurrency(currency)) return to;
  const [first, last] = [parseMoney(from, currency), parseMoney(to, currency)];
  if (!first.ok || !last.ok || first.value.minor >= last.value.minor) return to;
  return formatDecimal(money(between(first.value.minor, last.value.minor, share), currency));
}
