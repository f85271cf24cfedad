import type { Params } from './texts.ts';

/**
 * Fills the sentence of a refusal that ends at a known time: its form `<code>_until` tells when. A
 * refusal without a known end keeps its own sentence.
 */
export function untilParams(until: Date | null, language: string, timeZone: string): Params {
  if (until === null) return {};
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return { context: 'until', until: format.format(until) };
}
