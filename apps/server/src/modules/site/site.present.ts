import type {
  Announcement,
  Banner,
  BannerPicture,
  ModuleNode,
  Resource,
  ServiceEntry,
  Settings,
  ValueOf,
  registerSettingsCall,
} from '@arara/contract';
import { inNearest, languageOf } from '@arara/i18n';
import type { z } from 'zod';
import { amountAsWritten } from '../../platform/amounts.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Piece } from './site.ports.ts';
import { jurisdictions } from './site.jurisdictions.ts';
import type {
  AnnouncementKind,
  ByLanguage,
  MerchantSite,
  ResourceData,
  ServiceEntryData,
  SiteBanner,
} from './site.model.ts';
import { moduleTree } from './site.modules.ts';
import type { ModuleSpec } from './site.modules.ts';
import { inForce } from './site.policy.ts';
import { sealServicePath } from './site.service-path.ts';

const sealedType = '3';

/** The version in the nearest language, else in the site's own, else whatever there is. */
export function inLanguage<T>(
  site: MerchantSite,
  texts: ByLanguage<T>,
  language: string,
): T | null {
  return (
    inNearest(texts, language) ??
    texts[site.settings.defaultLanguage] ??
    Object.values(texts)[0] ??
    null
  );
}

function currencySymbol(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Where pages may open customer service: what is named, and wherever an entry leads. */
function serviceOriginsOf({ settings, serviceEntries }: MerchantSite): string[] {
  const elsewhere = serviceEntries.flatMap(({ path }) => (URL.canParse(path) ? [path] : []));
  const origins = [...settings.serviceOrigins, ...elsewhere].map((url) => new URL(url).origin);
  return [...new Set(origins)];
}

/** A brand as its staff must know it. */
export const presentBrand = ({ id, currency, timeZone, settings }: MerchantSite) => ({
  id,
  name: settings.siteName,
  currency,
  timeZone,
  languages: settings.languages,
});

export function presentSettings(site: MerchantSite, sandbox: boolean): z.output<typeof Settings> {
  const { settings, currency, timeZone } = site;
  const jurisdiction = jurisdictions[site.jurisdiction];
  return {
    siteName: settings.siteName,
    legalName: settings.legalName,
    currency,
    currencySymbol: currencySymbol(currency, settings.defaultLanguage),
    defaultLanguage: settings.defaultLanguage,
    languages: settings.languages.map((code) => ({ code, name: languageOf(code)?.name ?? code })),
    firstTheme: settings.firstTheme,
    loggedInHome: settings.loggedInHome,
    ageMinimum: Math.max(settings.ageMinimum, jurisdiction.ageMinimum),
    timeZone,
    bannerAutoplayMs: settings.bannerAutoplayMs,
    realityCheckMinutes: settings.realityCheckMinutes,
    autoPlay: settings.autoPlay && jurisdiction.autoPlay,
    staySignedInDays: settings.staySignedInDays,
    ageGate: settings.ageGate,
    serviceOrigins: serviceOriginsOf(site),
    feedback: settings.feedback,
    sandbox,
  };
}

type Fields = ValueOf<typeof registerSettingsCall>['fields'];

/** The fields of a house without invitations. */
const withoutCodes = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'affiliateCode' && name !== 'referralCode'),
  );

/** The registration form: the operator's rules under the modules and the jurisdiction. */
export function presentRegistration(site: MerchantSite): ValueOf<typeof registerSettingsCall> {
  const { registration, ageMinimum } = site.settings;
  const jurisdiction = jurisdictions[site.jurisdiction];
  const on = (id: string) => site.modules.has(id);
  // A house that takes no members takes none by mobile either.
  const byMobile = on('REG3') && on('MOBILENUMREG3');
  return {
    fields: on('AFFMAN3') ? registration.fields : withoutCodes(registration.fields),
    switches: {
      username: on('USERNAMEREG3'),
      mobile: byMobile,
      captcha: registration.captcha && on('CAPTCHA3'),
      referral: registration.referral && on('AFFMAN3'),
    },
    ageMinimum: Math.max(ageMinimum, jurisdiction.ageMinimum),
    terms: { ...registration.terms, version: String(site.terms.version) },
    limits: {
      required: jurisdiction.limitsRequired,
      lossDay: {
        suggested: amountAsWritten(registration.lossDay.suggested, site.currency),
        max: amountAsWritten(registration.lossDay.max, site.currency),
      },
      timeDayMinutes: registration.timeDayMinutes,
    },
    mobile: {
      enabled: byMobile,
      verification: on('REGMOBVERF3'),
      firebase: on('FIREBASESMS3'),
      // A number that nobody confirmed is no way in: then there must be a password.
      password: on('MOBILEREGPASS3') || !on('REGMOBVERF3'),
      identity: jurisdiction.identityRequired,
    },
  };
}

export function presentTree(site: MerchantSite, texts: Texts, language: string): ModuleNode[] {
  const present = ({ id, children }: ModuleSpec): ModuleNode => ({
    modId: id,
    name: texts.text(language, 'modules', id),
    enabled: site.modules.has(id) ? '1' : '0',
    childrenNodes: (children ?? []).map(present),
  });
  return moduleTree.map(present);
}

export function presentResource(resource: ResourceData): z.output<typeof Resource> {
  const { resourceType, url, qrCodeUrl, labelNameEn } = resource;
  return { resourceType, url, qrCodeUrl, labelNameEn };
}

export function presentServiceEntry(entry: ServiceEntryData): z.output<typeof ServiceEntry> {
  const path = entry.type === sealedType ? sealServicePath(entry.path) : entry.path;
  return { type: entry.type, path };
}

/** Flat art needs no more than two of a phone's three pixels: the first paint is worth more. */
const narrowSizes = '(max-width: 480px) 240px, 100vw';
const wideSizes = '1100px';

export function presentBanner(
  site: MerchantSite,
  banner: SiteBanner,
  language: string,
  picture: (key: string) => Piece,
): z.output<typeof Banner> {
  const find = (key: string): Piece => site.pieces.get(key) ?? picture(key);
  const narrow = find(banner.art);
  const texts = inLanguage(site, banner.texts, language);
  return {
    bannerId: banner.id,
    url: narrow.small,
    ...presentCuts(narrow, find(banner.artWide)),
    groupName: banner.groupName,
    linkageType: banner.linkageType,
    link: banner.link,
    kicker: texts?.kicker ?? '',
    title: texts?.title ?? '',
    text: texts?.text ?? '',
    action: texts?.action ?? '',
  };
}

/** The pictures of a banner, in the sizes that the site shows them in. */
export const presentCuts = (narrow: Piece, wide: Piece) => ({
  narrow: presentPiece(narrow, narrowSizes),
  wide: presentPiece(wide, wideSizes),
});

function presentPiece(piece: Piece, sizes: string): z.output<typeof BannerPicture> {
  const { small, large, widths, placeholder } = piece;
  const sources = [
    { url: small, width: widths[0] },
    { url: large, width: widths[1] },
  ];
  return { sources: small === large ? sources.slice(0, 1) : sources, sizes, placeholder };
}

export interface NoticeReader {
  readonly language: string;
  readonly now: Date;
  readonly isMember: boolean;
}

/** Announcements of some kinds in force now, by their place and the newest first. */
export function presentAnnouncements(
  site: MerchantSite,
  kinds: readonly AnnouncementKind[],
  { language, now, isMember }: NoticeReader,
): z.output<typeof Announcement>[] {
  const others = isMember ? 'visitors' : 'members';
  return site.announcements
    .filter((item) => kinds.includes(item.kind) && item.audience !== others)
    .filter((item) => item.shown && item.publishedAt <= now && inForce(item, now))
    .map((item) => {
      const texts = inLanguage(site, item.texts, language);
      return {
        id: item.id,
        title: texts?.title ?? '',
        content: texts?.content ?? '',
        date: item.publishedAt.getTime(),
      };
    });
}
