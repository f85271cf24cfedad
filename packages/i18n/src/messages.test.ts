import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

const folder = new URL('../messages/', import.meta.url);
const read = (tag: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${tag}/${file}`, folder), 'utf8')) as Record<string, string>;
const filesOf = (tag: string): string[] => readdirSync(new URL(`${tag}/`, folder)).sort();

/** Plural forms differ by language; what is compared is the sentence they belong to. */
const plain = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const parameters = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)|<(\w+)>/g)].map(([, name, mark]) => name ?? `<${mark}>`).sort();

describe('message files', () => {
  test('English has every namespace of Portuguese', () => {
    expect(filesOf('en')).toEqual(filesOf('pt-BR'));
  });

  test.each(filesOf('pt-BR'))('English has every sentence of %s', (file) => {
    const keys = (tag: string) => [...new Set(Object.keys(read(tag, file)).map(plain))].sort();
    expect(keys('en')).toEqual(keys('pt-BR'));
  });

  test('a translation takes the same parameters and marks', () => {
    for (const tag of readdirSync(folder).filter((one) => one !== 'pt-BR')) {
      for (const file of filesOf(tag)) {
        const source = read('pt-BR', file);
        for (const [key, text] of Object.entries(read(tag, file))) {
          const original = source[key] ?? source[`${plain(key)}_other`];
          if (original === undefined) continue;
          expect(parameters(text), `${tag} ${file} ${key}`).toEqual(parameters(original));
        }
      }
    }
  });
});

test('the made-up language keeps placeholders and marks', () => {
  expect(pseudo('Olá, {{name}}')).toBe('[Olá, {{name}}~~~~~]');
  expect(pseudo('Leia <a>aqui</a>')).toBe('[Léíá <a>áqúí</a>~~~~~~]');
});
