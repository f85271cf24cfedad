import { readFileSync, readdirSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { bundled, fallbackChain } from './languages.ts';
import { createTranslator } from './translator.ts';

const folder = new URL('../messages/', import.meta.url);
const namespaces = readdirSync(new URL('pt-BR/', folder)).map((file) => file.slice(0, -5));
const read = (tag: string, namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${tag}/${namespace}.json`, folder), 'utf8'));

describe('sentences', () => {
  const said = createTranslator();
  said.add('pt-BR', 'site', { 'menu.home': 'Início', hello: 'Oi, {{name}}' });
  said.add('en', 'site', { 'menu.home': 'Home', only: 'Only {{site}}' });

  test('keys with dots are names; what a language lacks is said in the nearest', () => {
    expect(said.text('pt-BR', 'site', 'menu.home')).toBe('Início');
    expect(said.text('pt-BR', 'site', 'only', { site: 'Arara' })).toBe('Only Arara');
    expect(said.text('ar', 'site', 'menu.home')).toBe('Home');
    expect(said.text('pt-BR', 'site', 'nobody.says.this')).toBe('nobody.says.this');
  });

  test('values go in as they are, and are not read again', () => {
    expect(said.text('pt-BR', 'site', 'hello', { name: '<b> {{name}}' })).toBe('Oi, <b> {{name}}');
    expect(said.text('pt-BR', 'site', 'hello')).toBe('Oi, ');
  });

  test('a case has a sentence of its own, where there is one', () => {
    const own = createTranslator();
    own.add('en', 'site', { ends: 'Ended', ends_soon: 'Ends soon', ends_soon_one: 'One left' });
    expect(own.text('en', 'site', 'ends', { context: 'soon' })).toBe('Ends soon');
    expect(own.text('en', 'site', 'ends', { context: 'soon', count: 1 })).toBe('One left');
    expect(own.text('en', 'site', 'ends', { context: 'late' })).toBe('Ended');
  });

  test('what is added later is said instead, and leaves the rest', () => {
    const own = createTranslator();
    own.add('en', 'site', { a: 'one', b: 'two' });
    own.add('en', 'site', { b: 'three' });
    expect(own.sentencesOf('en', 'site')).toEqual({ a: 'one', b: 'three' });
    expect(own.sentencesOf('th', 'site')).toEqual({});
  });
});

describe('the message files', () => {
  const mine = createTranslator();
  const resources: Record<string, Record<string, Record<string, string>>> = {};
  for (const tag of bundled) {
    for (const namespace of namespaces) {
      mine.add(tag, namespace, read(tag, namespace));
      (resources[tag] ??= {})[namespace] = read(tag, namespace);
    }
  }
  const other = createInstance();
  void other.init({
    resources,
    lng: 'en',
    fallbackLng: (code) => fallbackChain(code ?? 'en'),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });

  const form = /_(one|many|other)$/;
  const counts = [0, 1, 2, 5, 1_234, 2_000_000];
  const cases = ['until', 'outside', 'outside_until'];
  const values = Object.fromEntries(
    [...JSON.stringify(resources).matchAll(/\{\{\s*(\w+)\s*(,)?/g)].map(([, name, comma]) => [
      name ?? '',
      comma === undefined ? `<${name}>` : 12_345.5,
    ]),
  );

  test.each([...bundled, 'pt-PT', 'zh-TW', 'ar'])('are read in %s as i18next reads them', (tag) => {
    const spoken = fallbackChain(tag).find((one) => bundled.includes(one)) ?? 'en';
    for (const namespace of namespaces) {
      const keys = Object.keys(read(spoken, namespace));
      for (const key of new Set(keys.map((one) => one.replace(form, '')))) {
        const numbers = keys.includes(key) ? [{}] : counts.map((count) => ({ count }));
        const told = cases.filter((one) => keys.includes(`${key}_${one}`));
        for (const wish of [...numbers, ...told.map((context) => ({ context }))]) {
          const params = { ...values, ...wish };
          expect(mine.text(tag, namespace, key, params)).toBe(
            other.t(key, { ...params, lng: tag, ns: namespace }),
          );
        }
      }
    }
  });
});
