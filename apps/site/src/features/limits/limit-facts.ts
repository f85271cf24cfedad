import { isCurrency, parseMoney } from '@arara/money';
import type { Answer } from '../../lib/api.ts';

export type Limit = Answer<'limits'>['limits'][number];
export type LimitKind = Limit['kind'];

/** In the order of the page; the two that the law asks of everybody come first. */
export const kindOrder: readonly LimitKind[] = ['loss', 'time', 'deposit', 'stake'];

const minutesMax = { day: 1_440, week: 10_080, month: 44_640 } as const;
const warnFrom = 0.8;

/** A value as an integer that can be compared: minutes, or minor units; null where it is none. */
function sizeOf(kind: LimitKind, value: string, currency: string): bigint | null {
  if (kind === 'time') return /^\d{1,6}$/.test(value) ? BigInt(value) : null;
  if (!isCurrency(currency)) return null;
  const parsed = parseMoney(value, currency);
  return parsed.ok ? parsed.value.minor : null;
}

/** True if a wish counts at once: less than now, or a limit where there was none. */
export function isStricter(
  kind: LimitKind,
  now: string | null,
  next: string | null,
  currency: string,
): boolean {
  if (next === null) return false;
  if (now === null) return true;
  const [a, b] = [sizeOf(kind, now, currency), sizeOf(kind, next, currency)];
  return a !== null && b !== null && b < a;
}

/** True if both say the same amount, however it is written. */
export function isSame(
  kind: LimitKind,
  now: string | null,
  next: string | null,
  currency: string,
): boolean {
  if (now === null || next === null) return now === next;
  return sizeOf(kind, now, currency) === sizeOf(kind, next, currency);
}

/** True if a person may ask for this: a positive amount, or minutes that the period has. */
export function isAllowed(
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  value: string,
  currency: string,
): boolean {
  const size = sizeOf(kind, value, currency);
  if (size === null || size <= 0n) return false;
  return kind !== 'time' || size <= BigInt(minutesMax[period]);
}

/** How much of a limit is used, 0 to 1, for its bar. */
export function shareUsed({ kind, value, used }: Limit, currency: string): number {
  if (value === null) return 0;
  const [whole, part] = [sizeOf(kind, value, currency), sizeOf(kind, used, currency)];
  // A negative loss is a win: nothing of the limit is used.
  if (whole === null || part === null || whole <= 0n || part <= 0n) return 0;
  return Math.min(1, Number((part * 1000n) / whole) / 1000);
}

/** The colour of a bar: calm, close, full. */
export function toneOf(share: number): 'good' | 'warn' | 'bad' {
  if (share >= 1) return 'bad';
  return share >= warnFrom ? 'warn' : 'good';
}
