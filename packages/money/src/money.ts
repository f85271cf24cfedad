import type { Currency } from './currency.ts';
import { minor, type Minor } from './minor.ts';

export type Money = { readonly minor: Minor; readonly currency: Currency };

/** Money from a whole number of minor units. */
export function money(units: bigint, currency: Currency): Money {
  return { minor: minor(units), currency };
}

/** Zero in a currency. */
export function zero(currency: Currency): Money {
  return money(0n, currency);
}

/** a + b. */
export function add(a: Money, b: Money): Money {
  return money(a.minor + sameCurrency(a, b), a.currency);
}

/** a - b, which may be negative. */
export function subtract(a: Money, b: Money): Money {
  return money(a.minor - sameCurrency(a, b), a.currency);
}

/** The same amount with the other sign. */
export function negate(a: Money): Money {
  return money(-a.minor, a.currency);
}

/** -1 when a is less than b, 0 when equal, 1 when greater: an argument for sort. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  const other = sameCurrency(a, b);
  if (a.minor === other) return 0;
  return a.minor < other ? -1 : 1;
}

/** Tells whether both amount and currency are the same. */
export function equals(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minor === b.minor;
}

export function isZero(a: Money): boolean {
  return a.minor === 0n;
}

export function isPositive(a: Money): boolean {
  return a.minor > 0n;
}

export function isNegative(a: Money): boolean {
  return a.minor < 0n;
}

/** The smaller of two amounts. */
export function min(a: Money, b: Money): Money {
  return compare(a, b) <= 0 ? a : b;
}

/** The greater of two amounts. */
export function max(a: Money, b: Money): Money {
  return compare(a, b) >= 0 ? a : b;
}

/** The total of a list; the currency is named, so that an empty list has one too. */
export function sum(items: Iterable<Money>, currency: Currency): Money {
  let total = zero(currency);
  for (const item of items) total = add(total, item);
  return total;
}

function sameCurrency(a: Money, b: Money): bigint {
  if (a.currency !== b.currency) {
    throw new TypeError(`cannot mix ${a.currency} with ${b.currency}`);
  }
  return b.minor;
}
