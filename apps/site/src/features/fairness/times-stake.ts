import { applyHundredths, formatDecimal, isCurrency, parseMoney } from '@arara/money';

/** So many hundredths of a stake as a decimal string; null where the stake is no amount. */
export function timesStake(stake: string, currency: string, hundredths: number): string | null {
  if (!isCurrency(currency)) return null;
  const parsed = parseMoney(stake, currency);
  return parsed.ok ? formatDecimal(applyHundredths(parsed.value, hundredths, 'down')) : null;
}
