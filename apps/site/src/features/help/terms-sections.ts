import { readArticle } from './article-text.ts';
import type { Block } from './article-text.ts';

/** A part of the terms under a heading; the words before the first one have none. */
export interface TermsSection {
  readonly heading: string | null;
  readonly blocks: readonly Block[];
}

/** The terms in their sections: a line of its own that begins with `## ` is a heading. */
export function termsSections(body: string): TermsSection[] {
  const [before = '', ...parts] = `\n${body}`.split(/\n## +/);
  const sections = parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n');
    return { heading: heading.trim(), blocks: readArticle(rest.join('\n')) };
  });
  return before.trim() === ''
    ? sections
    : [{ heading: null, blocks: readArticle(before) }, ...sections];
}
