import type { ContentItem } from '@arara/contract';
import { languageOf } from '@arara/i18n';
import { faintPairs } from '@arara/ui/theme/look.ts';
import { AppError } from '../../../platform/errors.ts';
import { textFault } from '../commands/set-text.ts';
import { barredBy } from '../site.modules.ts';
import { jurisdictions } from '../site.jurisdictions.ts';
import type { SiteDeps } from '../site.deps.ts';
import { resourceTypes, serviceTypes } from '../site.model.ts';
import type { MerchantSite } from '../site.model.ts';
import { LookParts } from '../site.look.ts';
import { isAddress, isForbidden, isOwnPath, isWholeAddress } from '../site.policy.ts';

type Ground = Pick<SiteDeps, 'texts'> & {
  /** True if a key names a picture of the house or of this merchant. */
  readonly hasPicture: (key: string) => boolean;
};

type Of<Kind extends ContentItem['kind']> = Extract<ContentItem, { kind: Kind }>;

/** Throws for a version that the site could not show or would not keep. */
export function requireContent(ground: Ground, site: MerchantSite, item: ContentItem): void {
  switch (item.kind) {
    case 'module':
      return requireModule(site, item);
    case 'maintenance':
      return requireLanguages(site, item.content.message);
    case 'regions':
      return;
    case 'settings':
      return requireSettings(item.content);
    case 'look':
      return requireLook(site, item.content);
    case 'announcement':
      requireFirst(site, item.content.texts);
      return requirePeriod(item.content);
    case 'help':
    case 'terms':
      return requireFirst(site, item.content.texts);
    case 'banner':
      return requireBanner(ground, site, item.content);
    case 'text':
      return requireText(ground, item);
    case 'service':
      if (!serviceTypes.some((type) => type === item.key)) throw new AppError('content.unknown');
      return requireAddress(item.content);
    case 'resource':
      return requireResource(site, item);
    default:
      return item satisfies never;
  }
}

/** Throws for a look with a part that no look has, and for one with a pair of colours that nobody could tell apart. */
export function requireLook(site: MerchantSite, look: Of<'look'>['content']): void {
  if (look === null) return;
  const { success, data } = LookParts.safeParse(look);
  // The pictures of a brand come with the program: a person chooses its own or those of the house.
  const folders = [null, site.id, site.settings.look?.art];
  if (!success || !folders.includes(data.art)) throw new AppError('content.look');
  const [faint] = faintPairs(data);
  if (faint === undefined) return;
  const { theme, ...pair } = faint;
  throw new AppError('content.look.contrast', { params: { ...pair, theme: theme ?? '—' } });
}

function requireModule(site: MerchantSite, { key, content: on }: Of<'module'>): void {
  const barred = barredBy(key, jurisdictions[site.jurisdiction].forbiddenModules);
  if (barred === 'unknown') throw new AppError('content.unknown');
  if (on && barred !== null) throw new AppError('content.module');
}

function requireBanner(
  { hasPicture }: Ground,
  site: MerchantSite,
  banner: Of<'banner'>['content'],
): void {
  requireFirst(site, banner.texts);
  requirePeriod(banner);
  for (const field of ['art', 'artWide'] as const) {
    if (!hasPicture(banner[field])) throw new AppError('content.picture', { field });
  }
  const isLink = {
    NONE: banner.link === '',
    PAGE: isOwnPath(banner.link),
    URL: isWholeAddress(banner.link),
    GAME: /^\d{1,12}$/.test(banner.link),
  };
  if (!isLink[banner.linkageType]) throw new AppError('content.address', { field: 'link' });
}

function requireText({ texts }: Ground, { key, content }: Of<'text'>): void {
  const { language, namespace, name } = textKeyOf(key);
  const change = { language, namespace, key: name, text: content ?? '' };
  if (content !== null && textFault(texts, change) !== null) throw new AppError('content.text');
}

/** The parts of `pt-BR home:welcome`. */
export function textKeyOf(key: string) {
  const [language = '', address = ''] = key.split(' ');
  const [namespace = '', ...rest] = address.split(':');
  return { language, namespace, name: rest.join(':') };
}

function requireResource(site: MerchantSite, { key, content }: Of<'resource'>): void {
  if (!resourceTypes.some((type) => type === key)) throw new AppError('content.unknown');
  if (content === null) return;
  if (isForbidden(site.jurisdiction, key)) throw new AppError('content.unknown');
  requireAddress(content.url);
  requireAddress(content.qrCodeUrl);
}

function requireAddress(address: string | null): void {
  if (address !== null && !isAddress(address)) throw new AppError('content.address');
}

/** Years that a period may lie in: the database does not know all that a client can write. */
const [firstYear, endYear] = ['2000', '2200'];

function requirePeriod({
  startsAt,
  endsAt,
}: {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}): void {
  for (const [field, at] of Object.entries({ startsAt, endsAt })) {
    const isFar = at !== null && (at < firstYear || at >= endYear);
    if (isFar) throw new AppError('content.period', { field });
  }
  if (startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt)) return;
  throw new AppError('content.period', { field: 'endsAt' });
}

/** Languages of the platform, and the first one among those that are offered. */
function requireSettings({ languages, defaultLanguage }: Of<'settings'>['content']): void {
  const areKnown = languages.every((language) => languageOf(language)?.tag === language);
  if (areKnown && languages.includes(defaultLanguage)) return;
  throw new AppError('content.language', { params: { language: defaultLanguage } });
}

/** The languages of words must be the site's own. */
function requireLanguages({ settings }: MerchantSite, words: Readonly<Record<string, unknown>>) {
  if (Object.keys(words).every((language) => settings.languages.includes(language))) return;
  throw new AppError('content.language', { params: { language: settings.defaultLanguage } });
}

/** The same, with words in the first language: every other one falls back to them. */
function requireFirst(site: MerchantSite, words: Readonly<Record<string, unknown>>): void {
  requireLanguages(site, words);
  const { defaultLanguage: language } = site.settings;
  if (words[language] === undefined)
    throw new AppError('content.language', { params: { language } });
}
