// Writes the flags of the country picker as files, so that a page fetches those that it shows.
// Run: node tools/src/flags/main.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import circle from '@iconify-json/circle-flags/icons.json' with { type: 'json' };

type IconSet = {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
};

const { icons, aliases }: IconSet = circle;
const folder = new URL('../../../apps/site/public/art/flags/', import.meta.url);

function bodyOf(name: string): string {
  const found = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
  if (found === undefined) throw new Error(`no flag of ${name}`);
  return found.body;
}

mkdirSync(folder, { recursive: true });
const names = [...Object.keys(icons), ...Object.keys(aliases ?? {})];
/** Countries have two letters; regions, languages and organisations have more. */
for (const name of names.filter((one) => /^[a-z]{2}$/.test(one))) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${bodyOf(name)}</svg>`;
  writeFileSync(new URL(`${name}.svg`, folder), `${picture}\n`);
}
