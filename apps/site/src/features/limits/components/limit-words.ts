import { useMinutes } from '../../../components/minutes.ts';
import { useFormat } from '../../../lib/i18n.ts';
import { useMasking } from '../../../lib/masking.ts';
import type { LimitKind } from '../limit-facts.ts';

/** Writes the value of a limit: an amount (`***` while amounts are hidden), or hours and minutes. */
export function useLimitValue(currency: string): (kind: LimitKind, value: string) => string {
  const format = useFormat();
  const minutes = useMinutes();
  const hidden = useMasking((state) => state.hidden);
  return (kind, value) => {
    if (kind === 'time') return minutes(Number(value));
    if (hidden) return '***';
    // A loss below zero is a win: nothing of the limit is used.
    return format.money(value.startsWith('-') ? '0.00' : value, currency);
  };
}
