import { start } from './start.ts';

const chosenKey = 'lang';
const lastKey = 'hisLang';

/** The stored choice if the site still speaks it, else what the server chose. */
export function currentLanguage(): string {
  const stored = localStorage.getItem(chosenKey);
  const known = start.settings.languages.some(({ code }) => code === stored);
  return known && stored !== null ? stored : start.language;
}

/** Keeps the choice for this device; the cookie lets the server write the next document in it. */
export function storeLanguage(language: string): void {
  localStorage.setItem(chosenKey, language);
  localStorage.setItem(lastKey, language);
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
}
