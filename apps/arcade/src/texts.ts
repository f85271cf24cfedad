import { createInstance } from 'i18next';

type Bundle = { default: Record<string, string> };
const files = import.meta.glob<Bundle>([
  '../../../packages/i18n/messages/*/arcade.json',
  '../../../packages/i18n/messages/*/games.json',
]);

export interface Texts {
  readonly language: string;
  /** A sentence of the frame itself. */
  t(key: string, params?: Record<string, string | number>): string;
  /** A sentence of the games: names, symbols, rules. */
  game(key: string, params?: Record<string, string | number>): string;
  /** A number, or a decimal string, with at most so many decimals. */
  number(value: number | string, digits?: number): string;
  /** An amount in the wallet's currency from its decimal string. */
  money(amount: string): string;
}

/** Loads the two namespaces of one language, English behind it. */
export async function loadTexts(language: string, currency: string): Promise<Texts> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: 'en',
    ns: ['arcade', 'games'],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  for (const code of new Set([language, 'en'])) {
    for (const namespace of ['arcade', 'games']) {
      const load = files[`../../../packages/i18n/messages/${code}/${namespace}.json`];
      if (load !== undefined) i18n.addResourceBundle(code, namespace, (await load()).default);
    }
  }
  const format = moneyFormat(language, currency);
  return {
    language,
    t: (key, params = {}) => i18n.t(key, { ...params, ns: 'arcade' }),
    game: (key, params = {}) => i18n.t(key, { ...params, ns: 'games' }),
    number: (value, digits = 2) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(
        value as Intl.StringNumericLiteral,
      ),
    money: (amount) => format(amount),
  };
}

/** Play money has no currency of the world; it is shown as a plain number with its own name. */
function moneyFormat(language: string, currency: string): (amount: string) => string {
  const options: Intl.NumberFormatOptions =
    currency === 'FUN' ? { minimumFractionDigits: 2 } : { style: 'currency', currency };
  const format = new Intl.NumberFormat(language, options);
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}
