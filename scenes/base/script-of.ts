import { readManifest } from '../../e2e/sections.ts';

/** The script that a source of the site was built into, as a pattern for `page.route`; its name is a hash alone. */
export function scriptOf(source: string): string {
  const file = readManifest()[source]?.file;
  if (file === undefined) throw new Error(`no script is built of ${source}`);
  return `**/${file}`;
}
