import { z } from 'zod';
import {
  announcementKinds,
  audiences,
  bannerGroups,
  helpTopics,
  linkages,
  termsLengthMax,
} from './content-bounds.ts';
import { Id, Instant, LanguageCode } from './primitives.ts';

/** The words of one thing by language; a language without words is told those of the site's first one. */
const byLanguage = <Words extends z.ZodType>(words: Words) => z.record(LanguageCode, words);

const Line = z.string().trim().max(120);

/** A path of the site, or the whole address of a page elsewhere; the server checks which of both it is. */
const Address = z.string().trim().min(1).max(2_000);
const Country = z.string().regex(/^[A-Z]{2}$/);

const Period = {
  /** In force from the first instant until before the second; null is open. */
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
};
/** Of several the least first. */
const Position = z.int().min(0).max(1_000);

export const MaintenanceContent = z.strictObject({
  active: z.boolean(),
  /** The end that visitors are told; nothing ends by itself. */
  endsAt: Instant.nullable(),
  message: byLanguage(z.string().trim().max(500)),
});

export const RegionsContent = z.strictObject({
  /** ISO 3166 codes; an empty list allows every country that is not denied. */
  allowed: z.array(Country).max(250),
  denied: z.array(Country).max(250),
  unknown: z.enum(['allow', 'deny']),
});

export const AnnouncementContent = z.strictObject({
  kind: z.enum(announcementKinds),
  audience: z.enum(audiences),
  position: Position,
  /** False takes it away; it can be shown again. */
  shown: z.boolean(),
  ...Period,
  texts: byLanguage(
    z.strictObject({ title: Line.min(1), content: z.string().trim().min(1).max(4_000) }),
  ),
});

/** An article of the help: plain paragraphs, `1.` and `-` lists, parted by empty lines. */
export const HelpContent = z.strictObject({
  topic: z.enum(helpTopics),
  position: Position,
  /** False takes it away; it can be shown again. */
  shown: z.boolean(),
  texts: byLanguage(
    z.strictObject({ title: Line.min(1), body: z.string().trim().min(1).max(8_000) }),
  ),
});

/**
 * The terms of a brand: each publication is a version with the next number, and stays to be read. A line that begins
 * with `## ` is a heading; the rest is written as an article of the help.
 */
export const TermsContent = z.strictObject({
  /** Members play and deposit on only once they have agreed; false for a mend that changes nothing for them. */
  mustAccept: z.boolean(),
  texts: byLanguage(
    z.strictObject({
      title: Line.min(1),
      /** The news in them, in a few lines; empty: nothing is said. */
      summary: z.string().trim().max(1_000),
      body: z.string().trim().min(1).max(termsLengthMax),
    }),
  ),
});
export type TermsContent = z.output<typeof TermsContent>;

export const BannerContent = z.strictObject({
  groupName: z.enum(bannerGroups),
  position: Position,
  shown: z.boolean(),
  /** Keys of the two cuts of its picture: the house's own art, or what the operator brought. */
  art: z.string().min(1).max(80),
  artWide: z.string().min(1).max(80),
  linkageType: z.enum(linkages),
  /** A path (PAGE), an https address (URL), the node id of a game (GAME), or nothing. */
  link: z.string().trim().max(2_000),
  ...Period,
  texts: byLanguage(z.strictObject({ kicker: Line, title: Line, text: Line, action: Line })),
});

export const ResourceContent = z.strictObject({
  url: Address,
  qrCodeUrl: Address.nullable(),
  labelNameEn: Line.min(1),
  position: Position,
});

/** The settings of a site that staff change; the terminal and the seed know more of them, which stay as they are. */
export const SettingsContent = z.object({
  siteName: z.string().trim().min(1).max(200),
  legalName: z.string().trim().min(1).max(200),
  defaultLanguage: LanguageCode,
  /** In the order of the language picker. */
  languages: z.array(LanguageCode).min(1).max(40),
  firstTheme: z.enum(['light', 'dark']),
  /** The pages are for members alone; everybody else begins at the login. */
  loggedInHome: z.boolean(),
  ageMinimum: z.int().min(18).max(30),
  ageGate: z.boolean(),
  autoPlay: z.boolean(),
  bannerAutoplayMs: z.int().min(2_000).max(60_000),
  realityCheckMinutes: z.int().min(10).max(120),
  staySignedInDays: z.int().min(0).max(90),
});

const Colour = z.string().regex(/^#[0-9a-f]{6}$/);
const Properties = z.record(z.string().max(40), z.string().max(300));
const ThemeContent = z.strictObject({
  palette: z.record(z.string().max(20), Colour),
  tokens: Properties,
  /** An SVG document; null is the mark of the house. */
  mark: z.string().max(8_000).nullable(),
});

/** A look by the names of its colours and properties; the server knows which there are, and who could read them. */
export const LookContent = z.strictObject({
  pigments: z.record(z.string().max(20), Colour),
  dark: ThemeContent,
  light: ThemeContent,
  tokens: Properties,
  faces: z.array(z.string().max(20)).min(1).max(3),
  /** Folder of the brand's own pictures; null: it shows those of the house. */
  art: z.string().max(40).nullable(),
});
export type LookContent = z.output<typeof LookContent>;

const item = <Kind extends string, Key extends z.ZodType, Content extends z.ZodType>(
  kind: Kind,
  key: Key,
  content: Content,
) => z.strictObject({ kind: z.literal(kind), key, content });

/** Of which there is one. */
const Only = z.literal('');

/**
 * Everything of a site that staff change by versions: what it is, the one that is meant, and its content. Null takes
 * away what may be absent.
 */
export const ContentItem = z.discriminatedUnion('kind', [
  item('module', Id, z.boolean()),
  item('maintenance', Only, MaintenanceContent),
  item('regions', Only, RegionsContent),
  item('settings', Only, SettingsContent),
  /** Null: the look of the house. */
  item('look', Only, LookContent.nullable()),
  item('announcement', Id, AnnouncementContent),
  item('banner', Id, BannerContent),
  item('help', Id, HelpContent),
  item('terms', Only, TermsContent),
  item(
    'text',
    z.string().regex(/^[A-Za-z-]{2,8} [a-z-]{1,40}:\S{1,120}$/),
    z.string().trim().min(1).max(2_000).nullable(),
  ),
  item('service', Id, Address.nullable()),
  item('resource', Id, ResourceContent.nullable()),
]);
export type ContentItem = z.output<typeof ContentItem>;
export type ContentKind = ContentItem['kind'];

export const contentKinds = [
  'module',
  'maintenance',
  'regions',
  'settings',
  'look',
  'announcement',
  'banner',
  'help',
  'terms',
  'text',
  'service',
  'resource',
] as const satisfies readonly ContentKind[];
