import { houseTermsSections } from '@arara/contract';
import type { TermsContent, ValueOf, termsCall } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { MerchantSite, SiteTerms, TermsVersion, TextOverride } from '../site.model.ts';
import { inLanguage } from '../site.present.ts';
import type { SiteSettings } from '../site.settings.ts';
import { findTerms, insertTerms, lastTerms } from './terms.repository.ts';

/** The number of the terms that the house brings, by which members agree to them when they register. */
const houseNumber = (version: string): number =>
  /^[1-9]\d{0,5}$/.test(version) ? Number(version) : 1;

/** The terms of the house in the languages of a site, for one that has written none of its own. */
export function houseTerms(
  texts: SiteDeps['texts'],
  settings: SiteSettings,
  overrides: readonly TextOverride[],
): SiteTerms {
  const params = { age: String(settings.ageMinimum), owner: settings.legalName };
  const inTongue = (language: string) => {
    const say = (key: string): string => {
      const own = overrides.find(
        (one) => one.language === language && one.namespace === 'legal' && one.key === key,
      );
      if (own === undefined) return texts.text(language, 'legal', key, params);
      return own.text.replaceAll(
        /\{\{(age|owner)\}\}/g,
        (_, name: 'age' | 'owner') => params[name],
      );
    };
    const sections = houseTermsSections.map(([section, paragraphs], at) =>
      [
        `## ${at + 1}. ${say(`terms.${section}`)}`,
        ...Array.from({ length: paragraphs }, (_, n) => say(`terms.${section}.${n + 1}`)),
      ].join('\n\n'),
    );
    return { title: say('terms.title'), summary: '', body: sections.join('\n\n') };
  };
  return {
    version: houseNumber(settings.registration.terms.version),
    mustAccept: false,
    texts: Object.fromEntries(settings.languages.map((tag) => [tag, inTongue(tag)])),
    publishedAt: null,
    required: 0,
  };
}

export const termsContent = ({ mustAccept, texts }: TermsVersion): TermsContent => ({
  mustAccept,
  texts,
});

/** Publishes terms as the next version. The first of a brand keeps those of the house, which members agreed to before. */
export async function writeTerms(
  { sites, clock }: Pick<SiteDeps, 'sites' | 'clock'>,
  tx: Tx,
  merchant: string,
  content: TermsContent,
): Promise<{ readonly before: TermsContent; readonly after: TermsContent }> {
  const last = await lastTerms(tx, merchant);
  const before = last ?? (await sites.current()).get(merchant)?.terms;
  if (before === undefined) throw new AppError('merchant.unknown');
  if (last === null) await insertTerms(tx, merchant, before);
  await insertTerms(tx, merchant, {
    ...content,
    version: before.version + 1,
    publishedAt: clock.now(),
  });
  return { before: termsContent(before), after: content };
}

/** The number of the terms of now, as the database has it. */
export async function presentNumber(
  { database }: Pick<SiteDeps, 'database'>,
  site: MerchantSite,
): Promise<number> {
  return ((await lastTerms(database.read, site.id)) ?? site.terms).version;
}

/** A version for a reader; without a number that of now. Throws `terms.unknown`. */
export async function readVersion(
  { database }: Pick<SiteDeps, 'database'>,
  site: MerchantSite,
  language: string,
  version: number | null,
): Promise<ValueOf<typeof termsCall>> {
  const isPresent = version === null || version === site.terms.version;
  const terms = isPresent ? site.terms : await findTerms(database.read, site.id, version);
  if (terms === null) throw new AppError('terms.unknown', { field: 'version' });
  const words = inLanguage(site, terms.texts, language);
  const [tag = language] =
    Object.entries(terms.texts).find(([, candidate]) => candidate === words) ?? [];
  const earlier = await findTerms(database.read, site.id, terms.version - 1);
  return {
    version: terms.version,
    earlier: earlier?.version ?? null,
    present: Math.max(site.terms.version, terms.version),
    publishedAt: terms.publishedAt?.toISOString() ?? null,
    language: tag,
    title: words?.title ?? '',
    summary: words?.summary ?? '',
    body: words?.body ?? '',
  };
}
