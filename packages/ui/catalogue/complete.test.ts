// The author of a part shows it: the catalogue is where it is looked at and compared.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const here = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.tsx'));
const shown = here.map(read).join('\n');

/** Parts of which nothing is to be seen: the app hands its router in, and a frame draws others. */
const wiring = new Set(['Link', 'LinkProvider']);

/** The exports of the package that are parts: a value with a capital letter. */
const parts = [...read('../src/index.ts').matchAll(/^export \{([^}]+)\}/gm)]
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name) && !wiring.has(name));

test.each(parts)('%s stands in the catalogue', (part) => {
  expect(shown).toMatch(new RegExp(`<${part}\\b`));
});
