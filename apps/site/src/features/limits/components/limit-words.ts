import { useMinutes } from '../../../components/minutes.ts';
import { useFormat } from '../../../lib/i18n.ts';
import type { LimitKind } from '../limit-facts.ts';

/** Writes the value of a limit: an amount, or hours and minutes. */
export function useLimitValue(currency: string): (kind: LimitKind, value: string) => string {
  const format = useFormat();
  const minutes = useMinutes();
  return (kind, value) => {
    if (kind === 'time') return minutes(Number(value));
    // A loss below zero is a win: nothing of the limit is used.
    return format.money(value.startsWith('-') ? '0.00' : value, currency);
  };
}
