import { formatDecimal, money, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import { AppError } from './errors.ts';

/** The amount a person asked for, in minor units; throws `amount.invalid` for what is not one. */
export function readAmount(text: string, currency: Currency): bigint {
  const parsed = parseMoney(text, currency);
  if (!parsed.ok || parsed.value.minor <= 0n) {
    throw new AppError('amount.invalid', { field: 'amount' });
  }
  return parsed.value.minor;
}

/** `1234.50`, for the wire. */
export const amountText = (minor: bigint, currency: Currency): string =>
  formatDecimal(money(minor, currency));

/** An amount that an operator set, `200` or `200.00`, with the currency's decimals. */
export function amountAsWritten(text: string, currency: Currency): string {
  const parsed = parseMoney(text, currency);
  return parsed.ok ? formatDecimal(parsed.value) : text;
}

/** `R$ 1.234,50`, for a sentence. */
export function amountInWords(minor: bigint, currency: Currency, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  // Intl takes exact decimals as text, so that no centavo passes through a float.
  return format.format(amountText(minor, currency) as `${number}`);
}
