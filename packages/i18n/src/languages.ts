/** A language that the platform knows: its code in the browser and its own name. */
export interface Language {
  /** The code of the specification, as stored and sent. */
  readonly code: string;
  /** The tag of the web platform (BCP 47). */
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

const ltr = (code: string, tag: string, name: string): Language => ({
  code,
  tag,
  name,
  direction: 'ltr',
});
const rtl = (code: string, tag: string, name: string): Language => ({
  code,
  tag,
  name,
  direction: 'rtl',
});

/** The thirty codes of the specification (section 9), each with its tag and own name. */
export const languages: readonly Language[] = [
  ltr('PT-BR', 'pt-BR', 'Português (Brasil)'),
  ltr('EN', 'en', 'English'),
  ltr('CN', 'zh-CN', '简体中文'),
  ltr('TW', 'zh-TW', '繁體中文'),
  ltr('JA', 'ja', '日本語'),
  ltr('KO', 'ko', '한국어'),
  ltr('TH', 'th', 'ไทย'),
  ltr('VI', 'vi', 'Tiếng Việt'),
  ltr('ID', 'id', 'Bahasa Indonesia'),
  ltr('MS', 'ms', 'Bahasa Melayu'),
  ltr('MY', 'my', 'မြန်မာ'),
  ltr('KM', 'km', 'ខ្មែរ'),
  ltr('LO', 'lo', 'ລາວ'),
  ltr('HI', 'hi', 'हिन्दी'),
  ltr('BN', 'bn', 'বাংলা'),
  ltr('NE', 'ne', 'नेपाली'),
  ltr('TA', 'ta', 'தமிழ்'),
  ltr('TE', 'te', 'తెలుగు'),
  ltr('TY', 'fil', 'Filipino'),
  ltr('ES', 'es', 'Español'),
  ltr('PT', 'pt-PT', 'Português'),
  ltr('FR', 'fr', 'Français'),
  ltr('TR', 'tr', 'Türkçe'),
  ltr('RU', 'ru', 'Русский'),
  ltr('KK', 'kk', 'Қазақша'),
  ltr('UZ', 'uz', 'Oʻzbekcha'),
  ltr('SW', 'sw', 'Kiswahili'),
  rtl('AR', 'ar', 'العربية'),
  rtl('FA', 'fa', 'فارسی'),
  rtl('UR', 'ur', 'اردو'),
];

/** The languages whose messages are complete; the others fall back to one of them. */
export const bundled: readonly string[] = ['pt-BR', 'en', 'zh-CN', 'id', 'th', 'vi'];

/** The language of a code or tag, whatever its case; null when the platform does not know it. */
export function languageOf(codeOrTag: string): Language | null {
  const wanted = codeOrTag.toLowerCase().replace('_', '-');
  return (
    languages.find(({ tag }) => tag.toLowerCase() === wanted) ??
    languages.find(({ code }) => code.toLowerCase() === wanted) ??
    null
  );
}

/** The written form that a language of two forms falls back to before English. */
const sisters: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-CN' };

/** Where a sentence is looked for: the language itself, its base, its sister, then English. */
export function fallbackChain(tag: string): string[] {
  const base = tag.split('-')[0] ?? tag;
  return [...new Set([tag, base, sisters[base] ?? base, 'en'])];
}

/** The language whose sentences somebody reads: their own where it is complete. */
export function spokenFor(tag: string): string {
  return fallbackChain(tag).find((one) => bundled.includes(one)) ?? 'en';
}

/** The one of several languages' texts that is nearest to a language. */
export function inNearest<T>(said: Readonly<Record<string, T>>, tag: string): T | undefined {
  const nearest = fallbackChain(tag).find((one) => said[one] !== undefined);
  return nearest === undefined ? undefined : said[nearest];
}

/**
 * The first language of an `Accept-Language` that is among those on offer, or of the same family:
 * `en-GB` is served by `en`, `zh-TW` by `zh-CN`. Undefined when there is none.
 */
export function preferredOf(
  accept: string | undefined,
  offered: readonly string[],
): string | undefined {
  const wishes = (accept ?? '').split(',', 10).map((wish) => wish.split(';')[0]?.trim() ?? '');
  const found = wishes.filter((wish) => wish !== '').map((wish) => familyOf(wish, offered));
  return found.find((tag) => tag !== undefined);
}

function familyOf(wish: string, offered: readonly string[]): string | undefined {
  const [whole, base] = [wish.toLowerCase(), wish.toLowerCase().split('-')[0]];
  return (
    offered.find((tag) => tag.toLowerCase() === whole) ??
    offered.find((tag) => tag.toLowerCase().split('-')[0] === base)
  );
}
