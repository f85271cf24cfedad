import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the site has a page at a path. */
export type HasPage = (path: string) => boolean;

/** Reads the patterns that the build of the site wrote down (`/account/bets/:id`). */
export function readAddresses(siteDir: string): HasPage {
  return pagesAt(JSON.parse(readFileSync(join(siteDir, 'addresses.json'), 'utf8')) as string[]);
}

/** As the router of the page does: case and a slash at the end make no difference. */
export function pagesAt(patterns: readonly string[]): HasPage {
  const known = patterns.map((pattern) => {
    const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');
  });
  return (path) => known.some((pattern) => pattern.test(path));
}
