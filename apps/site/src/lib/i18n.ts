import { createFormatters, createTranslator, languageOf, spokenFor } from '@arara/i18n';
import type { Formatters, Params, Sentences } from '@arara/i18n';
import { useSyncExternalStore } from 'react';
import { currentLanguage, storeLanguage, takeLanguage } from './language.ts';
import { start } from './start.ts';

// Before anything is said: what the address asks for is the language of the first page, too.
takeLanguage();

/** Sentences of the first page come inside the document; the others with their section. */
const first = currentLanguage();
const inDocument = spokenFor(start.language);
const said = createTranslator();
const loaded = new Set<string>();
for (const [name, sentences] of Object.entries(start.messages)) {
  said.add(inDocument, name, sentences);
  loaded.add(`${inDocument}:${name}`);
}
let language = first;
let formatters: Formatters = createFormatters(first, start.settings.timeZone);
let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Loads a namespace in the sentences of a language; answers false where it was there already. */
async function loadInto(tag: string, namespace: string): Promise<boolean> {
  const spoken = spokenFor(tag);
  const key = `${spoken}:${namespace}`;
  if (loaded.has(key)) return false;
  const sentences = await fetchSentences(`${spoken}/${namespace}.json`);
  loaded.add(key);
  const worded = start.worded[spoken]?.[namespace];
  said.add(spoken, namespace, { ...sentences, ...worded });
  return true;
}

/** Asked for once by all who need it at the same time; kept by the browser from then on. */
const onTheirWay = new Map<string, Promise<Sentences>>();

function fetchSentences(file: string): Promise<Sentences> {
  const known = onTheirWay.get(file);
  if (known !== undefined) return known;
  const reading = read(`${import.meta.env.MESSAGES}/${file}`).finally(() =>
    onTheirWay.delete(file),
  );
  onTheirWay.set(file, reading);
  return reading;
}

async function read(address: string): Promise<Sentences> {
  const reply = await fetch(address);
  if (reply.ok) return (await reply.json()) as Sentences;
  // Another site has been published since, as when a part of the program is gone.
  if (reply.status === 404) dispatchEvent(new Event('vite:preloadError'));
  throw new Error(`The sentences at ${address} did not come: ${reply.status}.`);
}

/** Loads the namespaces of a section before it is drawn: no flash of keys. */
export async function loadNamespaces(...namespaces: readonly string[]): Promise<void> {
  const asked = language;
  const news = await Promise.all(namespaces.map((namespace) => loadInto(asked, namespace)));
  // A visitor who chose another language meanwhile sees the section in that one.
  if (asked !== language) return loadNamespaces(...namespaces);
  // A section that nobody waits for must not make the whole page draw itself again, and at once.
  if (news.includes(true)) changed();
}

/** The namespaces of the page whose sentences are not there in a language. */
function missingIn(tag: string): readonly string[] {
  const namespaces = new Set([...loaded].map((key) => key.split(':')[1] ?? ''));
  return [...namespaces].filter((namespace) => !loaded.has(`${spokenFor(tag)}:${namespace}`));
}

/** Loads all that the page says in a language, with the sections that open while it is loading. */
async function loadPage(tag: string): Promise<void> {
  const missing = missingIn(tag);
  if (missing.length === 0) return;
  await Promise.all(missing.map((namespace) => loadInto(tag, namespace)));
  await loadPage(tag);
}

/** How often a language was chosen: whatever comes of an earlier choice, the last one counts. */
let choices = 0;

/**
 * Changes the language of the page without a reload, and remembers it on this device. Answers false
 * where another was chosen meanwhile; throws where its sentences do not come.
 */
export async function changeLanguage(tag: string): Promise<boolean> {
  const choice = (choices += 1);
  try {
    await loadPage(tag);
  } catch (error) {
    if (choice === choices) throw error;
  }
  if (choice !== choices) return false;
  language = tag;
  formatters = createFormatters(tag, start.settings.timeZone);
  storeLanguage(tag);
  applyLanguage(tag);
  changed();
  return true;
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

/** The parameters of every sentence: the site has the name that its merchant gives it. */
const always: Params = { site: start.settings.siteName };

/** A sentence outside React: `namespace`, its key, its values. */
export function translate(namespace: string, key: string, params: Params = {}): string {
  return said.text(language, namespace, key, { ...always, ...params });
}

/** The sentences of a namespace; the component draws again when the language changes. */
export function useT(namespace: string): Translate {
  useSyncExternalStore(subscribe, () => version);
  return (key, params) => translate(namespace, key, params);
}

/** The formatters of the present language. */
export function useFormat(): Formatters {
  useSyncExternalStore(subscribe, () => version);
  return formatters;
}

export function useLanguage(): string {
  useSyncExternalStore(subscribe, () => version);
  return language;
}

/** When the document's language is not the stored one, its sentences come before the first paint. */
export async function prepareLanguage(): Promise<void> {
  if (first !== start.language) {
    await Promise.all(Object.keys(start.messages).map((name) => loadInto(first, name)));
  }
  applyLanguage(first);
}
