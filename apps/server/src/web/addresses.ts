import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the site's page at a path as the site itself writes it; null where there is none. */
export type PageAt = (path: string) => string | null;

/** Reads the patterns that the build of the site wrote down (`/account/bets/:id`). */
export function readAddresses(siteDir: string): PageAt {
  return pagesAt(JSON.parse(readFileSync(join(siteDir, 'addresses.json'), 'utf8')) as string[]);
}

/** Modules and resources by the pattern of a page; it is there while one of them is. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** Reads what switches the pages of the built site; nothing where the build says nothing. */
export function readNeeds(siteDir: string): Needs {
  const file = join(siteDir, 'needs.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Needs) : {};
}

/** Patterns of the pages that are not there while there are only these modules and resources. */
export function closedPages(needs: Needs, on: ReadonlySet<string>): string[] {
  return Object.keys(needs).filter((page) => needs[page]?.some((id) => on.has(id)) === false);
}

/**
 * The parts of a first view besides the program, by its name: the styles that its first paint waits
 * for, and the scripts and styles that are fetched behind it.
 */
export type Chunks = Readonly<
  Record<string, { readonly styles: readonly string[]; readonly ahead: readonly string[] }>
>;

/** Reads which files the build of the site has made for which first view; none where it says nothing. */
export function readChunks(siteDir: string): Chunks {
  const file = join(siteDir, 'chunks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Chunks) : {};
}

/**
 * As the router of the page does: case and a slash at the end make no difference. A part that stands for a name
 * in the address keeps its letters.
 */
export function pagesAt(patterns: readonly string[]): PageAt {
  const known = patterns.map((pattern) => {
    const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const form = escaped.replace(/:\w+/g, '([^/]+)').replace(/\/$/, '');
    return { pattern, form: new RegExp(`^${form}/?$`, 'i') };
  });
  return (path) => {
    for (const { pattern, form } of known) {
      const [whole, ...names] = form.exec(path) ?? [];
      if (whole !== undefined) return pattern.replace(/:\w+/g, () => names.shift() ?? '');
    }
    return null;
  };
}
