import { formatDecimal, isCurrency, money, parseMoney, rising } from '@arara/money';

/** A sum on its way from one news to the next (`rising`), as decimal strings; at its end it is the news as they came. */
export function risingAt(from: string, to: string, currency: string, share: number): string {
  if (share >= 1 || !isCurrency(currency)) return to;
  const [first, last] = [parseMoney(from, currency), parseMoney(to, currency)];
  if (!first.ok || !last.ok) return to;
  return formatDecimal(money(rising(first.value.minor, last.value.minor, share), currency));
}
