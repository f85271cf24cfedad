import { addDays, dayIn } from '@arara/calendar';

export const spans = ['today', 'yesterday', '7', '30', '90', 'month', 'own'] as const;
export type SpanName = (typeof spans)[number];
export const usualSpan: SpanName = '30';

/** Days of the brand, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const spanOf = (text: string | null): SpanName =>
  spans.find((span) => span === text) ?? usualSpan;

const day = /^\d{4}-\d\d-\d\d$/;

/** The days that an address asks for, as seen from today in the brand's zone. */
export function daysOf(search: URLSearchParams, timeZone: string, now = new Date()): Days {
  const today = dayIn(timeZone, now);
  const span = spanOf(search.get('span'));
  const yesterday = addDays(today, -1);
  if (span === 'today') return { from: today, to: today };
  if (span === 'yesterday') return { from: yesterday, to: yesterday };
  if (span === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  if (span !== 'own') return { from: addDays(today, 1 - Number(span)), to: today };
  const named = (end: string): string => {
    const text = search.get(end) ?? '';
    return day.test(text) ? text : today;
  };
  return { from: named('from'), to: named('to') };
}

const dayMs = 86_400_000;

/** As many days right before. */
export function before({ from, to }: Days): Days {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}

/** Every day of a span. */
export function everyDay({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let at = from; at <= to && days.length < 100; at = addDays(at, 1)) days.push(at);
  return days;
}
