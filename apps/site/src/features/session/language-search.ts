import { codeOf } from '../../lib/language.ts';
import { plainText } from '../../lib/plain-text.ts';

/** A language that the site offers: its tag and own name. */
export interface Offered {
  readonly code: string;
  readonly name: string;
}

/** Written Chinese has two forms; people know them by the form and not by the country. */
const written: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** The name of a language in another one. */
export function nameIn(reader: string, tag: string): string {
  const names = new Intl.DisplayNames([reader, 'en'], { type: 'language' });
  return names.of(written[tag] ?? tag) ?? tag;
}

/**
 * Languages whose own name, English name, name in the reader's language, tag or code has what was
 * typed: the code itself first, then what begins so.
 */
export function matchingLanguages(
  languages: readonly Offered[],
  typed: string,
  reader: string,
): readonly Offered[] {
  const text = plainText(typed);
  if (text === '') return languages;
  const found = languages.map((language) => {
    const { code, name } = language;
    const names = [name, nameIn('en', code), nameIn(reader, code)].map(plainText);
    const isCode = [code, codeOf(code)].some((one) => one.toLowerCase() === text);
    if (isCode) return { language, rank: 0 };
    if (names.some((one) => one.startsWith(text))) return { language, rank: 1 };
    return { language, rank: names.some((one) => one.includes(text)) ? 2 : null };
  });
  return [0, 1, 2].flatMap((wanted) =>
    found.filter(({ rank }) => rank === wanted).map(({ language }) => language),
  );
}
