import { createTranslator, spokenFor } from '@arara/i18n';

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
  /** A number, or a decimal string, with at most so many decimals, and at least so many. */
  number(value: number | string, digits?: number, least?: number): string;
  /** Day and time of the merchant's clock, short. */
  moment(instant: string): string;
  /** An amount in the wallet's currency from its decimal string. */
  money(amount: string): string;
}

const namespaces = ['arcade', 'games'] as const;
const fileOf = (language: string, namespace: string) =>
  files[`../../../packages/i18n/messages/${language}/${namespace}.json`];

/** Has the sentences of a language fetched, for `loadTexts` to find them there. */
export function fetchTexts(language: string): void {
  for (const namespace of namespaces) {
    fileOf(spokenFor(language), namespace)?.().catch(() => {
      // `loadTexts` fails by it then, and its caller says so.
    });
  }
}

/** Loads the two namespaces of a language, or of the nearest that has sentences. */
export async function loadTexts(
  language: string,
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
): Promise<Texts> {
  const said = createTranslator();
  const spoken = spokenFor(language);
  const loaded = namespaces.map(async (namespace) => {
    const bundle = await fileOf(spoken, namespace)?.();
    if (bundle !== undefined) said.add(spoken, namespace, bundle.default);
  });
  await Promise.all(loaded);
  const format = moneyFormat(language, currency);
  return {
    language,
    t: (key, params) => said.text(spoken, 'arcade', key, params),
    game: (key, params) => said.text(spoken, 'games', key, params),
    number: (value, digits = 2, least = 0) =>
      new Intl.NumberFormat(language, {
        maximumFractionDigits: digits,
        minimumFractionDigits: least,
      }).format(value as Intl.StringNumericLiteral),
    moment: (instant) =>
      new Intl.DateTimeFormat(language, {
        dateStyle: 'short',
        timeStyle: 'medium',
        timeZone,
      }).format(new Date(instant)),
    money: (amount) => format(amount),
  };
}

/** Play money has no currency of the world; it is shown as a plain number with its own name. */
export function moneyFormat(language: string, currency: string): (amount: string) => string {
  const options: Intl.NumberFormatOptions =
    currency === 'FUN' ? { minimumFractionDigits: 2 } : { style: 'currency', currency };
  const format = new Intl.NumberFormat(language, options);
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}
