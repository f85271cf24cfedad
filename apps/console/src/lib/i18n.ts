import { deviceStorage } from '@arara/client';
import { bundled, createFormatters, createTranslator, preferredOf } from '@arara/i18n';
import type { Formatters, Params, Sentences } from '@arara/i18n';
import { useBrand } from './brand.ts';

const files = import.meta.glob<{ default: Sentences }>([
  '../../../../packages/i18n/messages/*/console*.json',
  '../../../../packages/i18n/messages/*/{bonus,draws,lottery-plays}.json',
]);
const key = 'console-language';
const said = createTranslator();

const language =
  bundled.find((tag) => tag === deviceStorage.getItem(key)) ??
  preferredOf(navigator.languages.join(','), bundled) ??
  'en';

/** The language of this page; another one begins with a new page. */
export const currentLanguage = (): string => language;

/** Says the console in another language from now on. */
export function chooseLanguage(tag: string): void {
  deviceStorage.setItem(key, tag);
  location.reload();
}

/** Loads the sentences of a desk before it is drawn. */
export async function loadSentences(...namespaces: readonly string[]): Promise<void> {
  const load = async (namespace: string): Promise<void> => {
    const file = files[`../../../../packages/i18n/messages/${language}/${namespace}.json`];
    if (file !== undefined) said.add(language, namespace, (await file()).default);
  };
  await Promise.all(namespaces.map(load));
}

export type Translate = (key: string, params?: Params) => string;

/** The sentences of a namespace. */
export const useT =
  (namespace: string): Translate =>
  (sentence, params) =>
    said.text(language, namespace, sentence, params);

/** The sentence of a key; where it has none, the words in its place, which are data. */
export function saidOr(t: Translate, key: string, otherwise: string, params?: Params): string {
  const said = t(key, params);
  return said === key ? otherwise : said;
}

/** A sentence of the shell outside React. */
export const say = (sentence: string, params?: Params): string =>
  said.text(language, 'console', sentence, params);

const formatters = new Map<string, Formatters>();

/** Formatters in the page's language; times are those of the brand at work, each with its year. */
export function useFormat(): Formatters {
  const timeZone = useBrand()?.timeZone ?? 'UTC';
  const known = formatters.get(timeZone) ?? createFormatters(language, timeZone, { years: true });
  formatters.set(timeZone, known);
  return known;
}
