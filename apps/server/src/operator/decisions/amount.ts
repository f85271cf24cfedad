import { formatDecimal, isCurrency, money } from '@arara/money';

/** Minor units as people write them, with their currency. */
export function amountOf(minor: bigint, currency: string): string {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return `${formatDecimal(money(minor, currency))} ${currency}`;
}
