import { createHash } from 'node:crypto';
import { Html } from './html.ts';

/** A style sheet inside a page, and what the page's policy says to let it in. */
export interface PageStyle {
  readonly tag: Html;
  readonly source: string;
}

/** Element and hash come from one text: a space between them would leave the page without style. */
export function pageStyle(sheet: string): PageStyle {
  const hash = createHash('sha256').update(sheet).digest('base64');
  return { tag: new Html(`<style>${sheet}</style>`), source: `'sha256-${hash}'` };
}
