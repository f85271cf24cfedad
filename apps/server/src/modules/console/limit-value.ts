import type { Limit } from '@arara/contract';
import type { Currency } from '@arara/money';
import type { z } from 'zod';
import { amountText, readAmount } from '../../platform/amounts.ts';
import { AppError } from '../../platform/errors.ts';

export type LimitKind = z.output<typeof Limit>['kind'];

const minutesPattern = /^[1-9]\d{0,5}$/;

/** The limit that somebody typed, in minor units or minutes; throws `amount.invalid`. */
export function readLimit(kind: LimitKind, text: string, currency: Currency): bigint {
  if (kind !== 'time') return readAmount(text, currency);
  if (!minutesPattern.test(text)) throw new AppError('amount.invalid', { field: 'value' });
  return BigInt(text);
}

/** The same as facts and the audit say it: `500.00 BRL`, `120 min`, or nothing where there is no limit. */
export function limitText(kind: LimitKind, value: bigint | null, currency: Currency): string {
  if (value === null) return '';
  return kind === 'time' ? `${value} min` : `${amountText(value, currency)} ${currency}`;
}
