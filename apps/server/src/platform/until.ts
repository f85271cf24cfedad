import type { Params } from './messages.ts';

/**
 * Fills the sentence of a refusal that ends at a known time: its form `<code>_until` tells when. A
 * refusal without a known end keeps its own sentence. At the door both have a form of their own,
 * `<code>_outside` and `<code>_outside_until`.
 */
export function untilParams(
  until: Date | null,
  language: string,
  timeZone: string,
  where: 'inside' | 'outside' = 'inside',
): Params {
  const isOutside = where === 'outside';
  if (until === null) return isOutside ? { context: 'outside' } : {};
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return { context: isOutside ? 'outside_until' : 'until', until: format.format(until) };
}
