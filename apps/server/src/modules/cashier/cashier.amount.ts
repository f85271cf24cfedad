import { createHash } from 'node:crypto';
import { formatDecimal, money, parseMoney } from '@arara/money';
import { AppError } from '../../platform/errors.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { cashierCurrency } from './cashier.types.ts';

/** The amount a person asked for, in centavos; refuses what is not one. */
export function readAmount(text: string): bigint {
  const parsed = parseMoney(text, cashierCurrency);
  if (!parsed.ok || parsed.value.minor <= 0n) {
    throw new AppError('amount.invalid', { field: 'amount' });
  }
  return parsed.value.minor;
}

/** `1234.50`, for the wire. */
export function amountText(minor: bigint): string {
  return formatDecimal(money(minor, cashierCurrency));
}

/** `R$ 1.234,50`, for a sentence. */
export function amountInWords(minor: bigint, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: cashierCurrency });
  // Intl takes exact decimals as text, so that no centavo passes through a float.
  return format.format(amountText(minor) as `${number}`);
}

/** What tells a repeat from another request under the same key. */
export function inputHash(kind: 'deposit' | 'withdrawal', amount: bigint): Buffer {
  return createHash('sha256').update(`${kind}:${amount}`).digest();
}

export function boundsDetail(min: bigint, max: bigint, language: string): ErrorDetail {
  return {
    field: 'amount',
    params: { min: amountInWords(min, language), max: amountInWords(max, language) },
  };
}

/** `***.456.789-**`: enough to know one's own number again. */
export function maskIdNumber(idNumber: string): string {
  return `***.${idNumber.slice(3, 6)}.${idNumber.slice(6, 9)}-**`;
}
