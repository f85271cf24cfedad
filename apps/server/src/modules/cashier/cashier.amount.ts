import { createHash } from 'node:crypto';
import * as amounts from '../../platform/amounts.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { cashierCurrency } from './cashier.types.ts';

/** The amount a person asked for, in centavos; refuses what is not one. */
export const readAmount = (text: string): bigint => amounts.readAmount(text, cashierCurrency);

/** `1234.50`, for the wire. */
export const amountText = (minor: bigint): string => amounts.amountText(minor, cashierCurrency);

/** `R$ 1.234,50`, for a sentence. */
export const amountInWords = (minor: bigint, language: string): string =>
  amounts.amountInWords(minor, cashierCurrency, language);

/** The hash that tells a repeat from another request under the same key. */
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
