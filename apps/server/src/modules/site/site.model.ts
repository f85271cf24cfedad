import { helpTopics } from '@arara/contract';
import type { TermsContent } from '@arara/contract';
import type { Currency } from '@arara/money';
import type { Piece } from './site.ports.ts';
import type { SiteSettings } from './site.settings.ts';

/** The law that a merchant works under; `site.jurisdictions.ts` has what each allows. */
export type JurisdictionCode = 'demo' | 'br' | 'intl';

/** The same thing in several languages, by language code. */
export type ByLanguage<T> = Readonly<Record<string, T>>;

/** In force from `startsAt` until before `endsAt`; null is open. */
export interface Schedule {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export interface Maintenance {
  readonly active: boolean;
  readonly endsAt: Date | null;
  /** The sentence of the operator; a language without one gets the standard sentence. */
  readonly message: ByLanguage<string>;
}

/** ISO 3166 codes. An empty list of allowed countries allows every one that is not denied. */
export interface RegionRules {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
  /** For addresses without a known country: home networks, satellites, IPv6. */
  readonly unknown: 'allow' | 'deny';
}

export interface BannerText {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export interface SiteBanner extends Schedule {
  readonly id: string;
  readonly groupName: string;
  readonly position: number;
  /** Keys of pictures in the art manifest. */
  readonly art: string;
  readonly artWide: string;
  readonly linkageType: 'GAME' | 'PAGE' | 'URL' | 'NONE';
  /** A node id for a game, a path for a page, an https address for a page elsewhere. */
  readonly link: string;
  readonly texts: ByLanguage<BannerText>;
  /** False: it was taken away. */
  readonly shown: boolean;
}

export type AnnouncementKind = 'PL' | 'PU' | 'PR' | 'H';

export interface SiteAnnouncement extends Schedule {
  readonly id: string;
  readonly kind: AnnouncementKind;
  readonly publishedAt: Date;
  /** Members are signed in; visitors are not. */
  readonly audience: 'all' | 'members' | 'visitors';
  readonly position: number;
  /** False: it was taken away. */
  readonly shown: boolean;
  readonly texts: ByLanguage<{ readonly title: string; readonly content: string }>;
}

export { helpTopics };
export type HelpTopic = (typeof helpTopics)[number];

export interface HelpArticle {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly position: number;
  readonly texts: ByLanguage<{ readonly title: string; readonly body: string }>;
  /** False: it was taken away. */
  readonly shown: boolean;
}

/** The kinds of resources; each is shown where the site has its place, and only if it exists. */
export const resourceTypes = [
  'AFFILIATELINK',
  'Android',
  'MOBILECONFIG',
  'USDJUMP',
  'FACEBOOK',
  'INSTAGRAM',
  'TELEGRAM',
  'WHATSAPP',
  'CHATROOM',
  'SPEEDTEST',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** Ways to customer service: the help page, a person to talk to, the VIP service. */
export const serviceTypes = ['1', '3', 'VIP'] as const;

export interface ServiceEntryData {
  readonly type: string;
  readonly position: number;
  readonly path: string;
}

export interface ResourceData {
  readonly resourceType: string;
  readonly position: number;
  readonly url: string;
  readonly qrCodeUrl: string | null;
  readonly labelNameEn: string;
}

export interface TextOverride {
  readonly language: string;
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
}

/** A version of the terms, as it was published. */
export interface TermsVersion extends TermsContent {
  readonly version: number;
  /** Null: the house brought it. */
  readonly publishedAt: Date | null;
}

/** The terms that a site shows now. */
export interface SiteTerms extends TermsVersion {
  /** The latest version that members must have agreed to; 0: nobody is asked. */
  readonly required: number;
}

/** Everything a merchant's site is, as this process knows it. */
export interface MerchantSite {
  readonly id: string;
  readonly version: bigint;
  readonly hosts: readonly string[];
  readonly currency: Currency;
  readonly jurisdiction: JurisdictionCode;
  readonly timeZone: string;
  readonly settings: SiteSettings;
  /** Modules whose own switch is on. */
  readonly switchedOn: ReadonlySet<string>;
  /** Modules that answer: see `enabledModules`. */
  readonly modules: ReadonlySet<string>;
  readonly maintenance: Maintenance;
  readonly regions: RegionRules;
  readonly banners: readonly SiteBanner[];
  readonly announcements: readonly SiteAnnouncement[];
  readonly help: readonly HelpArticle[];
  readonly serviceEntries: readonly ServiceEntryData[];
  readonly resources: readonly ResourceData[];
  readonly textOverrides: readonly TextOverride[];
  /** The terms of now: its own, or those of the house. */
  readonly terms: SiteTerms;
  /** Pictures that the operator brought and a banner shows, by key. */
  readonly pieces: ReadonlyMap<string, Piece>;
}

/** All merchants of this program, by id. */
export type Sites = ReadonlyMap<string, MerchantSite>;

/** A merchant's first data, as the files of `database/seeds` have it. */
export interface SiteSeed {
  readonly merchant: string;
  readonly hosts: readonly string[];
  readonly currency: Currency;
  readonly jurisdiction: JurisdictionCode;
  /** IANA name; written once, with the merchant. */
  readonly timeZone: string;
  readonly settings: SiteSettings;
  /** Modules that are switched on. */
  readonly modules: readonly string[];
  readonly banners: readonly Omit<SiteBanner, 'shown'>[];
  readonly announcements: readonly Omit<SiteAnnouncement, 'audience' | 'position' | 'shown'>[];
  readonly help: readonly Omit<HelpArticle, 'shown'>[];
  readonly serviceEntries: readonly ServiceEntryData[];
  readonly resources: readonly ResourceData[];
}
