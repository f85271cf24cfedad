import { isCurrency, parseMoney } from '@arara/money';

/** How much of a whole an amount is, 0 to 1, for a bar; never for money. */
export function shareOf(part: string, whole: string, currency: string): number {
  if (!isCurrency(currency)) return 0;
  const [a, b] = [parseMoney(part, currency), parseMoney(whole, currency)];
  if (!a.ok || !b.ok || b.value.minor === 0n) return 0;
  return Number((a.value.minor * 1000n) / b.value.minor) / 1000;
}
