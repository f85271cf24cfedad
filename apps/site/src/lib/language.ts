import { languageOf } from '@arara/i18n';
import { start } from './start.ts';
import { deviceStorage } from './storage.ts';

const chosenKey = 'lang';
const lastKey = 'hisLang';

/**
 * The tag of the language that the address names, as one that is launched from outside does, else of the
 * stored choice, if the site speaks it; else what the server chose.
 */
export function currentLanguage(): string {
  const asked = offered(new URLSearchParams(globalThis.location?.search).get('language'));
  if (asked !== undefined) storeLanguage(asked);
  const stored = deviceStorage.getItem(chosenKey) ?? deviceStorage.getItem(lastKey);
  return offered(stored) ?? start.language;
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
