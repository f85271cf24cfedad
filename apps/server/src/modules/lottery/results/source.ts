import { parse } from 'tldts';
import { oneSpelling } from '../../../platform/spelling.ts';

/**
 * Where a result was read: a name, or of an address the site as the public suffix list has it, whatever
 * its page, its port or the part of it that serves phones.
 */
export function sourceOf(text: string): string {
  const name = oneSpelling(text);
  const { domain, hostname } = parse(name);
  return domain ?? hostname ?? name;
}
