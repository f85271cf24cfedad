import { languageOf } from '@arara/i18n';
import { start } from './start.ts';
import { deviceStorage } from '@arara/client';

const chosenKey = 'lang';
const lastKey = 'hisLang';

/**
 * The tag of the stored choice, if the site speaks it; else what the server chose. An address that names a
 * language, as a launch from outside does, has made that choice when the page was opened.
 */
export function currentLanguage(): string {
  const stored = deviceStorage.getItem(chosenKey) ?? deviceStorage.getItem(lastKey);
  return offered(stored) ?? start.language;
}

/**
 * Takes over the language that the address names, and takes it out of the address: whoever chooses
 * another on this page has that one after a reload, too.
 */
export function takeLanguage(): void {
  const search = new URLSearchParams(globalThis.location?.search);
  const asked = offered(search.get('language'));
  if (asked === undefined) return;
  storeLanguage(asked);
  search.delete('language');
  const rest = search.size === 0 ? '' : `?${search}`;
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}

function offered(code: string | null): string | undefined {
  const tag = code === null ? undefined : languageOf(code)?.tag;
  return start.settings.languages.some(({ code: known }) => known === tag) ? tag : undefined;
}

/** The specification's code of a language, as it is kept and sent: `PT-BR`, `CN`. */
export function codeOf(tag: string): string {
  return languageOf(tag)?.code ?? tag;
}

/** The code of the page's language. */
export const languageCode = (): string => codeOf(currentLanguage());

/** Keeps the choice for this device; the cookie lets the server write the next document in it. */
export function storeLanguage(tag: string): void {
  const code = codeOf(tag);
  deviceStorage.setItem(chosenKey, code);
  deviceStorage.setItem(lastKey, code);
  document.cookie = `lang=${code}; path=/; max-age=31536000; samesite=lax`;
}
