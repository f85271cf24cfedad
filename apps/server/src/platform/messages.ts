import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fallbackChain } from '@arara/i18n';
import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';

export type Params = Record<string, string | number>;

export interface Messages {
  readonly languages: readonly string[];
  /** The sentence `key` of a namespace in a language or the nearest that has it, else the key. */
  text(language: string, namespace: string, key: string, params?: Params): string;
  /** All sentences of a namespace in a language; what it lacks comes in the nearest. */
  namespace(language: string, name: string): Readonly<Record<string, string>>;
}

const folder = fileURLToPath(new URL('../../../../packages/i18n/messages/', import.meta.url));

/** The message files, read once; pt-BR comes first because it is the language of the house. */
export function createMessages(first = 'pt-BR'): Messages {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const languages = [first, ...found.filter((language) => language !== first).sort()];
  const i18n = load(languages);
  return {
    languages,
    text: (language, namespace, key, params = {}) =>
      i18n.t(key, { ...params, lng: language, ns: namespace }),
    namespace: (language, name) =>
      Object.assign(
        {},
        ...fallbackChain(language)
          .toReversed()
          .map((tag) => i18n.getResourceBundle(tag, name)),
      ),
  };
}

function load(languages: readonly string[]): I18n {
  const resources = Object.fromEntries(
    languages.map((language) => [language, readNamespaces(`${folder}${language}/`)]),
  );
  const i18n = createInstance();
  void i18n.init({
    resources,
    fallbackLng: (language: string | undefined) => fallbackChain(language ?? 'en'),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return i18n;
}

function readNamespaces(path: string): Record<string, Record<string, string>> {
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path + file, 'utf8'))]),
  );
}
