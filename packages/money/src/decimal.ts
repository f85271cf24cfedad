import { scaleOf, type Currency } from './currency.ts';
import { AMOUNT_MAX } from './minor.ts';
import { money, type Money } from './money.ts';

export type DecimalRefusal =
  | 'not_text'
  | 'not_decimal'
  | 'sign_not_allowed'
  | 'too_many_decimals'
  | 'too_large';

export type ParsedMoney =
  | { readonly ok: true; readonly value: Money }
  | { readonly ok: false; readonly reason: DecimalRefusal };

const DECIMAL = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;
// 16 digits hold AMOUNT_MAX; the room left is for a sign, a point and decimals.
const TEXT_LENGTH_MAX = 40;

/**
 * Reads "1234.50": ASCII digits, at most the currency's decimals, no exponent, no grouping, no
 * leading zero, up to AMOUNT_MAX minor units; a minus only where `signed` is set.
 */
export function parseMoney(
  text: unknown,
  currency: Currency,
  options: { signed?: boolean } = {},
): ParsedMoney {
  if (typeof text !== 'string') return { ok: false, reason: 'not_text' };
  if (text.length > TEXT_LENGTH_MAX) return { ok: false, reason: 'not_decimal' };
  const match = DECIMAL.exec(text);
  if (match === null) return { ok: false, reason: 'not_decimal' };
  const [, sign = '', whole = '', decimals = ''] = match;
  if (sign !== '' && options.signed !== true) return { ok: false, reason: 'sign_not_allowed' };
  const scale = scaleOf(currency);
  if (decimals.length > scale) return { ok: false, reason: 'too_many_decimals' };
  const units = BigInt(whole + decimals.padEnd(scale, '0'));
  if (units > AMOUNT_MAX) return { ok: false, reason: 'too_large' };
  return { ok: true, value: money(sign === '' ? units : -units, currency) };
}

/** "1234.50": always every decimal of the currency, a minus before a negative amount. */
export function formatDecimal(amount: Money): string {
  const scale = scaleOf(amount.currency);
  const negative = amount.minor < 0n;
  const digits = String(negative ? -amount.minor : amount.minor).padStart(scale + 1, '0');
  const sign = negative ? '-' : '';
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
