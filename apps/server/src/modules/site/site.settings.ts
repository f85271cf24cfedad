import {
  ClubLevel,
  FieldRule,
  LanguageCode,
  PositiveAmount,
  registerFields,
} from '@arara/contract';
import { languageOf } from '@arara/i18n';
import { faultOfRule } from '@arara/rules';
import { z } from 'zod';
import { BrandLook } from './site.look.ts';

/** A language of the platform, by its code or tag; kept by its tag. */
const KnownLanguage = LanguageCode.refine((code) => languageOf(code)?.tag === code, {
  error: 'not a language of the platform',
});

const Text = z.string().trim().min(1).max(200);
const HttpUrl = z.url({ protocol: /^https?$/ });

const FieldRules = z
  .partialRecord(z.enum(registerFields), FieldRule)
  .superRefine((fields, context) => {
    for (const [field, rule] of Object.entries(fields)) {
      const fault = rule === undefined ? null : faultOfRule(rule);
      if (fault !== null) context.addIssue({ code: 'custom', path: [field], message: fault });
    }
  });

/** The operator's decisions about registration, beyond the modules. */
const Registration = z.strictObject({
  fields: FieldRules,
  captcha: z.boolean(),
  referral: z.boolean(),
  terms: z.strictObject({ version: z.string().min(1).max(20), path: z.string().startsWith('/') }),
  lossDay: z.strictObject({ suggested: PositiveAmount, max: PositiveAmount }),
  timeDayMinutes: z.strictObject({
    suggested: z.int().min(15).max(1440),
    max: z.int().min(15).max(1440),
  }),
});

/** The operator's decisions about signing in, and the club that members belong to. */
const Entry = z.strictObject({
  /** Where a solved proof of work must come along. */
  botCheck: z.strictObject({ login: z.boolean(), register: z.boolean(), freePlay: z.boolean() }),
  password: z.strictObject({
    /** Argon2 hash of the default password that must be changed at first use. */
    flaggedHash: z.string().max(200).nullable(),
    /** Days after which a password must change while module PASSEXPIRY3 is on; null is never. */
    maxAgeDays: z.int().min(1).max(3650).nullable(),
  }),
  /** Hosts where only agents may sign in. */
  agentHosts: z.array(z.string().max(253)).max(50),
  /** Names and colours of the club by rank level, and the turnover that each level takes. */
  club: z.array(ClubLevel).min(1).max(20),
});

/** How long a feedback may be (specification, section 5: between {0} and {1}). */
const Feedback = z
  .strictObject({ minLength: z.int().min(1).max(500), maxLength: z.int().min(1).max(5_000) })
  .refine(({ minLength, maxLength }) => minLength <= maxLength);

/** Settings of a merchant, version 1. A new version lifts the one before it in `readSettings`. */
export const SiteSettings = z.strictObject({
  siteName: Text,
  legalName: Text,
  /** The texts that search engines and window bars show, by language. */
  documents: z.record(
    KnownLanguage,
    z.strictObject({ title: z.string().min(1).max(80), description: z.string().max(300) }),
  ),
  /** How it looks; null is the look that the components are drawn with. */
  look: BrandLook.nullable().default(null),
  defaultLanguage: KnownLanguage,
  /** In the order of the language picker. */
  languages: z.array(KnownLanguage).min(1).max(40),
  firstTheme: z.enum(['light', 'dark']),
  loggedInHome: z.boolean(),
  ageMinimum: z.int().min(18).max(30),
  bannerAutoplayMs: z.int().min(2_000).max(60_000),
  realityCheckMinutes: z.int().min(10).max(120),
  autoPlay: z.boolean(),
  /** Days that a browser stays signed in where its owner asks for it; 0: it is not offered. */
  staySignedInDays: z.int().min(0).max(90).default(1),
  /** Megabytes that the pictures which the brand brought may take. */
  pictureMegabytes: z.int().min(1).max(10_000).default(200),
  /** Visitors say that they are of age before they look around. */
  ageGate: z.boolean(),
  /**
   * Where customer service may be, beside the site itself and where its entries lead:
   * `https://chat.example.com`.
   */
  serviceOrigins: z.array(HttpUrl).max(10),
  feedback: Feedback,
  gtagId: z.string().max(40).nullable(),
  imageCDNs: z.array(HttpUrl).max(10),
  launchGameCDNs: z.array(HttpUrl).max(10),
  registration: Registration,
  entry: Entry,
});
export type SiteSettings = z.output<typeof SiteSettings>;

export const settingsVersion = 1;

/** Reads stored settings of any version as today's; throws when they are not what they say. */
export function readSettings(version: number, stored: unknown): SiteSettings {
  if (version !== settingsVersion) throw new Error(`site settings of version ${version}`);
  return SiteSettings.parse(stored);
}
