import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import { fallbackChain } from './languages.ts';

export type Sentences = Readonly<Record<string, string>>;
export type Params = Readonly<Record<string, string | number>>;

/** Keys are whole sentences' names with dots in them, never paths into objects. */
export function createI18n(
  tag: string,
  resources: Readonly<Record<string, Readonly<Record<string, Sentences>>>>,
): I18n {
  const instance = createInstance();
  void instance.init({
    lng: tag,
    fallbackLng: (code) => fallbackChain(code ?? tag),
    resources,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
