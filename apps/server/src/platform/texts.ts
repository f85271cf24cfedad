import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTranslator, fallbackChain } from '@arara/i18n';
import type { Translator } from '@arara/i18n';

export type Params = Record<string, string | number>;

export interface Texts {
  readonly languages: readonly string[];
  /** The names of all namespaces. */
  readonly namespaces: readonly string[];
  /** The sentence `key` of a namespace in a language or the nearest that has it, else the key. */
  text(language: string, namespace: string, key: string, params?: Params): string;
  /** All sentences of a namespace in a language; what it lacks comes in the nearest. */
  namespace(language: string, name: string): Readonly<Record<string, string>>;
}

const folder = fileURLToPath(new URL('../../../../packages/i18n/messages/', import.meta.url));

/** The message files, read once; pt-BR comes first because it is the language of the house. */
export function createTexts(first = 'pt-BR'): Texts {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const languages = [first, ...found.filter((language) => language !== first).sort()];
  const said = load(languages);
  return {
    languages,
    namespaces: Object.keys(readNamespaces(`${folder}${first}/`)),
    text: (language, namespace, key, params = {}) => said.text(language, namespace, key, params),
    namespace: (language, name) =>
      Object.assign(
        {},
        ...fallbackChain(language)
          .toReversed()
          .map((tag) => said.sentencesOf(tag, name)),
      ),
  };
}

/** A sentence in every language of the house. */
export const inAllLanguages = (
  texts: Pick<Texts, 'text' | 'languages'>,
  namespace: string,
  key: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.languages.map((language) => [language, texts.text(language, namespace, key)]),
  );

function load(languages: readonly string[]): Translator {
  const said = createTranslator();
  for (const language of languages) {
    for (const [name, sentences] of Object.entries(readNamespaces(`${folder}${language}/`))) {
      said.add(language, name, sentences);
    }
  }
  return said;
}

function readNamespaces(path: string): Record<string, Record<string, string>> {
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path + file, 'utf8'))]),
  );
}
