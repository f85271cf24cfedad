import { addDays } from '@arara/calendar';

/** Named spans of days, in the order of the choice. */
export const spans = ['today', 'yesterday', '7d', '30d', 'month'] as const;
export type Span = (typeof spans)[number];

/** First and last day of a span, both included; `today` is a day of the site's zone. */
export function daysOf(span: Span, today: string): { from: string; to: string } {
  const yesterday = addDays(today, -1);
  if (span === 'yesterday') return { from: yesterday, to: yesterday };
  if (span === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: { today, '7d': addDays(today, -6), '30d': addDays(today, -29) }[span], to: today };
}

/** The span that an address asks for; what cannot be read becomes the last seven days. */
export function readSpan(text: string | null): Span {
  return spans.find((one) => one === text) ?? '7d';
}
