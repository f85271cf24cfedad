import { languageOf } from '@arara/i18n';
import type { SiteService, SiteSettings } from '../modules/site/index.ts';

interface Named {
  readonly site: Pick<SiteService, 'siteOf' | 'setSettings' | 'settings'>;
  readonly merchant: string;
  readonly actor: string;
}

type Change = Partial<Pick<SiteSettings, (typeof keys)[Name]>>;

/** The command's name for a setting, and the setting itself. */
const keys = {
  languages: 'languages',
  language: 'defaultLanguage',
  age: 'ageMinimum',
  theme: 'firstTheme',
  visitors: 'loggedInHome',
  stay: 'staySignedInDays',
  pictures: 'pictureMegabytes',
} as const;
type Name = keyof typeof keys;

const mostDays = 90;
const mostMegabytes = 10_000;

/** Ages that a house may ask for; the law of its country may ask for more. */
const ages = { least: 18, most: 30 };

const readers: { readonly [N in Name]: (words: string) => Change } = {
  languages: (words) => ({ languages: languagesOf(words) }),
  language: (words) => ({ defaultLanguage: tagOf(words) }),
  age: (words) => ({ ageMinimum: ageOf(words) }),
  theme: (words) => ({ firstTheme: themeOf(words) }),
  visitors: (words) => ({ loggedInHome: sentToLogin(words) }),
  stay: (words) => ({ staySignedInDays: daysOf(words) }),
  pictures: (words) => ({ pictureMegabytes: megabytesOf(words) }),
};

/** `setting`, `setting <name> <value>`: what holds for the whole site. */
export async function setting(
  { site, merchant, actor }: Named,
  [name, words, ...rest]: readonly string[],
): Promise<string> {
  if (name !== undefined) {
    if (!isName(name) || words === undefined || rest.length > 0) {
      throw new Error(`A setting is given as ${Object.keys(keys).join('|')} <value>.`);
    }
    await site.setSettings(merchant, readers[name](words), actor);
  }
  const { settings } = await site.siteOf(merchant);
  const { ageMinimum } = await site.settings(merchant);
  const lines: Readonly<Record<Name, string>> = {
    languages: settings.languages.join(' '),
    language: settings.defaultLanguage,
    age: `${ageMinimum}${ageMinimum > settings.ageMinimum ? `, by law; the house says ${settings.ageMinimum}` : ''}`,
    theme: settings.firstTheme,
    visitors: settings.loggedInHome ? 'login' : 'welcome',
    stay: `${settings.staySignedInDays} d`,
    pictures: `${settings.pictureMegabytes} MB`,
  };
  return Object.entries(lines)
    .filter(([line]) => name === undefined || line === name)
    .map(([line, value]) => `${line}: ${value}`)
    .join('\n');
}

const isName = (name: string): name is Name => Object.hasOwn(keys, name);

function languagesOf(list: string): string[] {
  const tags = list.split(',').map((code) => tagOf(code.trim()));
  return [...new Set(tags)];
}

function tagOf(code: string): string {
  const tag = languageOf(code)?.tag;
  if (tag === undefined) throw new Error(`${code} is no language of the platform.`);
  return tag;
}

function ageOf(words: string): number {
  const age = Number(words);
  if (Number.isInteger(age) && age >= ages.least && age <= ages.most) return age;
  throw new Error(`${words} is no age from ${ages.least} to ${ages.most}.`);
}

function themeOf(words: string): SiteSettings['firstTheme'] {
  if (words === 'light' || words === 'dark') return words;
  throw new Error(`There is no theme ${words}; there are light and dark.`);
}

/** How long browsers stay signed in whose owners ask for it; 0 offers it to nobody. */
function daysOf(words: string): number {
  const days = Number(words);
  if (Number.isInteger(days) && days >= 0 && days <= mostDays) return days;
  throw new Error(`${words} is no number of days from 0 to ${mostDays}.`);
}

/** How much the pictures that a brand brought may take. */
function megabytesOf(words: string): number {
  const megabytes = Number(words);
  if (Number.isInteger(megabytes) && megabytes >= 1 && megabytes <= mostMegabytes) return megabytes;
  throw new Error(`${words} is no number of megabytes from 1 to ${mostMegabytes}.`);
}

/** True if the pages are for members alone, and everybody else begins at the login. */
function sentToLogin(words: string): boolean {
  if (words === 'welcome' || words === 'login') return words === 'login';
  throw new Error(`Visitors are welcome, or sent to the login: not ${words}.`);
}
