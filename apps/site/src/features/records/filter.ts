import { addDays } from '@arara/calendar';

/** Named spans of days; `custom` takes its own two days from the address. */
export const spans = ['today', 'yesterday', '7d', '30d', 'custom'] as const;
export type Span = (typeof spans)[number];

export interface Days {
  readonly span: Span;
  /** Calendar days of the site's zone, both included. */
  readonly from: string;
  readonly to: string;
}

const defaultSpan = '7d';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The days that an address asks for; what cannot be read becomes the last seven days. */
export function readDays(search: URLSearchParams, today: string): Days {
  const asked = search.get('period');
  const span = spans.find((one) => one === asked) ?? defaultSpan;
  if (span !== 'custom') return { span, ...daysOf(span, today) };
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const week = daysOf(defaultSpan, today);
  return { span, from: isDay(from) ? from : week.from, to: isDay(to) ? to : week.to };
}

/** First and last day of a named span. */
export function daysOf(span: Exclude<Span, 'custom'>, today: string): { from: string; to: string } {
  if (span === 'today') return { from: today, to: today };
  const yesterday = addDays(today, -1);
  if (span === 'yesterday') return { from: yesterday, to: yesterday };
  return { from: addDays(today, span === '7d' ? -6 : -29), to: today };
}

function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** One of the given values, or nothing: addresses are typed by anybody. */
export function readOne<Value extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = search.get(name);
  return values.find((value) => value === text);
}

/** The address of the same list with other wishes; an undefined one leaves it. */
export function withSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** The parameters to write into an address for a span: the default one is left out. */
export function spanSearch(span: Span, days: Days): Record<string, string | undefined> {
  if (span === 'custom') return { period: span, from: days.from, to: days.to };
  return { period: span === defaultSpan ? undefined : span, from: undefined, to: undefined };
}
