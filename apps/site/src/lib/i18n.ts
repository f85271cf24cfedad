import { createFormatters, createI18n, languageOf, spokenFor } from '@arara/i18n';
import type { Formatters, Params, Sentences } from '@arara/i18n';
import { useSyncExternalStore } from 'react';
import { currentLanguage, storeLanguage } from './language.ts';
import { start } from './start.ts';

type Bundle = { default: Sentences };
/** Sentences that only the server or another app says stay out of the first code. */
const files = import.meta.glob<Bundle>([
  '../../../../packages/i18n/messages/*/*.json',
  '!**/{arcade,cashier-notes,dice,errors,help-topics,mail,modules,sandbox,sms,wallet-notes}.json',
]);

/** Sentences of the first page come inside the document; the others with their section. */
const first = currentLanguage();
const inDocument = spokenFor(start.language);
const i18n = createI18n(first, { [inDocument]: { ...start.messages } });
const loaded = new Set(Object.keys(start.messages).map((name) => `${inDocument}:${name}`));
let formatters: Formatters = createFormatters(first, start.settings.timeZone);
let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Loads a namespace in the sentences of a language; loading it again costs nothing. */
async function loadInto(tag: string, namespace: string): Promise<void> {
  const spoken = spokenFor(tag);
  const key = `${spoken}:${namespace}`;
  const load = files[`../../../../packages/i18n/messages/${spoken}/${namespace}.json`];
  if (loaded.has(key) || load === undefined) return;
  loaded.add(key);
  i18n.addResourceBundle(spoken, namespace, (await load()).default);
}

/** Loads the namespaces of a section before it is drawn: no flash of keys. */
export async function loadNamespaces(...namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadInto(i18n.language, namespace)));
  changed();
}

/** Changes the language of the page without a reload, and remembers it on this device. */
export async function changeLanguage(tag: string): Promise<void> {
  const namespaces = [...new Set([...loaded].map((key) => key.split(':')[1] ?? ''))];
  await Promise.all(namespaces.map((namespace) => loadInto(tag, namespace)));
  await i18n.changeLanguage(tag);
  formatters = createFormatters(tag, start.settings.timeZone);
  storeLanguage(tag);
  applyLanguage(tag);
  changed();
}

/** Tells the document which language its sentences are in, and from which side the page is read. */
function applyLanguage(tag: string): void {
  document.documentElement.lang = spokenFor(tag);
  document.documentElement.dir = languageOf(tag)?.direction ?? 'ltr';
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export type Translate = (key: string, params?: Params) => string;

/** What every sentence may say: the site is called what its merchant calls it. */
const always: Params = { site: start.settings.siteName };

/** A sentence outside React: `namespace`, its key, its values. */
export function translate(namespace: string, key: string, params: Params = {}): string {
  return i18n.t(key, { ...always, ...params, ns: namespace });
}

/** The sentences of a namespace; the component draws again when the language changes. */
export function useT(namespace: string): Translate {
  useSyncExternalStore(subscribe, () => version);
  return (key, params = {}) => i18n.t(key, { ...always, ...params, ns: namespace });
}

/** The formatters of the present language. */
export function useFormat(): Formatters {
  useSyncExternalStore(subscribe, () => version);
  return formatters;
}

export function useLanguage(): string {
  useSyncExternalStore(subscribe, () => version);
  return i18n.language;
}

/** When the document's language is not the stored one, its sentences come before the first paint. */
export async function prepareLanguage(): Promise<void> {
  if (first !== start.language) {
    await Promise.all(Object.keys(start.messages).map((name) => loadInto(first, name)));
  }
  applyLanguage(first);
}
