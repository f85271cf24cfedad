import { languageOf } from '@arara/i18n';
import { start } from './start.ts';
import { deviceStorage } from './storage.ts';

const chosenKey = 'lang';
const lastKey = 'hisLang';

/** The tag of the stored choice if the site still speaks it, else what the server chose. */
export function currentLanguage(): string {
  const stored = deviceStorage.getItem(chosenKey) ?? deviceStorage.getItem(lastKey);
  const tag = stored === null ? undefined : languageOf(stored)?.tag;
  const known = start.settings.languages.some(({ code }) => code === tag);
  return known && tag !== undefined ? tag : start.language;
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
