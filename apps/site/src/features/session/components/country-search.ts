import { plainText } from '../../../lib/plain-text.ts';

export interface Country {
  readonly countryCode: string;
  readonly countryDialingCode: string;
  readonly name: string;
}

export const home = { countryCode: 'BR', countryDialingCode: '55' };
/** Where several countries share a calling code, the one whose people are most. */
const largest: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '500': 'FK',
  '590': 'GP',
  '599': 'CW',
  '672': 'NF',
};

/** The country that a calling code stands for. */
export function countryOf(code: string, countries: readonly Country[]): Country {
  const all = countries.filter(({ countryDialingCode }) => countryDialingCode === code);
  const first = all.find(({ countryCode }) => countryCode === largest[code]) ?? all[0];
  return first ?? { ...home, countryDialingCode: code, name: '' };
}

/** Countries whose name, or calling code, begins as what was typed; a word of the name counts too. */
export function matching(countries: readonly Country[], typed: string): readonly Country[] {
  const text = plainText(typed).replace('+', '');
  if (text === '') return countries;
  return countries.filter(
    ({ name, countryCode, countryDialingCode }) =>
      countryDialingCode.startsWith(text) ||
      countryCode.toLowerCase() === text ||
      plainText(name)
        .split(/[\s-]+/)
        .some((_word, at, words) => words.slice(at).join(' ').startsWith(text)),
  );
}
