import { compare, isCurrency, isZero, parseMoney } from '@arara/money';

/** The problem with an amount: the key of its sentence, or null. */
export function problemOf(
  amount: string,
  available: string,
  currency: string,
): 'amount.bad' | 'amount.more' | null {
  if (!isCurrency(currency)) return 'amount.bad';
  const [asked, most] = [parseMoney(amount, currency), parseMoney(available, currency)];
  if (!asked.ok || isZero(asked.value)) return 'amount.bad';
  // The keeper of the other wallet knows its balance; our figure may be old.
  return most.ok && compare(asked.value, most.value) > 0 ? 'amount.more' : null;
}
