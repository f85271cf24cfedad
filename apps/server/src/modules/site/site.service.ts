import type { GameType, SiteStatus as Status, ValueOf, noticesCall } from '@arara/contract';
import type { SiteStatus } from '../../platform/http/gate.ts';
import type { SiteDeps } from './site.deps.ts';
import { presentNumber } from './terms/terms.ts';
import { jurisdictions } from './site.jurisdictions.ts';
import type { AnnouncementKind, MerchantSite } from './site.model.ts';
import { inForce, merchantOfHost, namedHost, namedOrigins, regionOpen } from './site.policy.ts';
import {
  inLanguage,
  presentAnnouncements,
  presentBanner,
  presentRegistration,
  presentResource,
  presentServiceEntry,
} from './site.present.ts';

/** Questions about the site, answered from this process's memory. */
export function createSiteQueries(deps: SiteDeps) {
  const { sites, clock, texts, picture, countries } = deps;

  /** The site of a merchant that `merchantOf` named; one that vanished since is a bug or a deletion. */
  async function siteOf(merchant: string): Promise<MerchantSite> {
    const site = (await sites.current()).get(merchant);
    if (site === undefined) throw new Error(`merchant ${merchant} is gone`);
    return site;
  }

  return {
    siteOf,

    async merchantOf(id: string | null, host: string): Promise<string | null> {
      const known = await sites.current();
      if (id !== null) return known.has(id) ? id : null;
      return merchantOfHost(known, host)?.id ?? null;
    },

    ...questionsOfAll(deps),
    ...questionsOfTerms(deps, siteOf),

    /** The host that a merchant is named by, for addresses in mail; null while none is known. */
    hostOf(merchant: string): string | null {
      const site = sites.known()?.get(merchant);
      return site === undefined ? null : namedHost(site);
    },

    /** The face of a merchant that an installed app, and a page that stands alone, show. */
    async face(merchant: string) {
      const { settings } = await siteOf(merchant);
      const { siteName: name, defaultLanguage: language, firstTheme: theme, look } = settings;
      return { name, language, theme, look };
    },

    /** The name that a merchant gives itself. */
    siteName: async (merchant: string): Promise<string> =>
      (await siteOf(merchant)).settings.siteName,

    async siteStatus(merchant: string, address: string): Promise<SiteStatus> {
      const site = await siteOf(merchant);
      return {
        maintenance: site.maintenance.active,
        regionRestricted: !regionOpen(site.regions, countries.countryOf(address)),
      };
    },

    /** The public addresses of a merchant's site. */
    origins: async (merchant: string): Promise<string[]> => namedOrigins(await siteOf(merchant)),

    countryOf: countries.countryOf,

    /** True if countries of IPv6 addresses are known; else the rule for unknown ones holds. */
    knowsIpv6: countries.knowsIpv6,

    async moduleOn(merchant: string, moduleId: string): Promise<boolean> {
      return (await siteOf(merchant)).modules.has(moduleId);
    },

    /** The play that slots may offer: the operator may forbid more than the jurisdiction, never less. */
    async playRules(merchant: string) {
      const site = await siteOf(merchant);
      const { autoPlay, turbo, roundMinMs } = jurisdictions[site.jurisdiction];
      return { autoPlay: site.settings.autoPlay && autoPlay, turbo, roundMinMs };
    },

    /** Levels of the club, with what each takes. */
    club: async (merchant: string) => (await siteOf(merchant)).settings.entry.club,

    /** Signing up and in as the operator set it, under the modules and the jurisdiction. */
    async registration(merchant: string) {
      const site = await siteOf(merchant);
      const { entry, languages, staySignedInDays } = site.settings;
      const expires = site.modules.has('PASSEXPIRY3');
      return {
        ...entry,
        form: presentRegistration(site),
        siteName: site.settings.siteName,
        phone: {
          password: site.modules.has('PHONELOGIN3'),
          code: site.modules.has('MOBILEVERCODELOGIN3'),
        },
        providers: {
          google: site.modules.has('GOOGLELOGIN3'),
          facebook: site.modules.has('FACEBOOKLOGIN3'),
          firebase: site.modules.has('FIREBASELOGIN3'),
        },
        currency: site.currency,
        timeZone: site.timeZone,
        languages,
        staySignedInDays,
        captchaOn: site.modules.has('CAPTCHA3'),
        registrationOpen: site.modules.has('REG3'),
        invitationsOn: site.modules.has('AFFMAN3'),
        password: {
          flaggedHash: entry.password.flaggedHash,
          maxAgeDays: expires ? entry.password.maxAgeDays : null,
        },
      };
    },

    /** Currency, time zone and languages of a merchant. */
    async profile(merchant: string) {
      const { currency, timeZone, settings, jurisdiction } = await siteOf(merchant);
      const { defaultLanguage, languages } = settings;
      return { currency, timeZone, defaultLanguage, languages, jurisdiction };
    },

    /** Kinds of games that the merchant's jurisdiction allows. */
    async gameTypes(merchant: string): Promise<readonly GameType[]> {
      return jurisdictions[(await siteOf(merchant)).jurisdiction].gameTypes;
    },

    /** Status 0, 1 or 2 with what a page of this merchant needs before anything else. */
    async status(merchant: string, address: string, language: string): Promise<Status> {
      const site = await siteOf(merchant);
      const country = countries.countryOf(address);
      const restricted = !regionOpen(site.regions, country);
      const { active, endsAt, message } = site.maintenance;
      const standard = texts.text(language, 'errors', 'system.maintenance');
      return {
        status: active ? 1 : restricted ? 2 : 0,
        maintenance: active,
        maintenanceNotice: active
          ? {
              endsAt: endsAt?.getTime() ?? null,
              message: inLanguage(site, message, language) ?? standard,
            }
          : null,
        regionRestriction: restricted,
        location: { ip: address, country },
        merchant,
        jurisdiction: site.jurisdiction,
        serverTime: clock.now().getTime(),
        sealing: await deps.sealingKeys(),
        resources: site.resources.map(presentResource),
        customerService: site.serviceEntries.map(presentServiceEntry),
        analytics: { gtagId: site.settings.gtagId },
        imageCDNs: site.settings.imageCDNs,
        launchGameCDNs: site.settings.launchGameCDNs,
      };
    },

    /** Origins that pictures and launches of a merchant are spread over. */
    async contentHosts(merchant: string) {
      const { imageCDNs, launchGameCDNs } = (await siteOf(merchant)).settings;
      return { images: imageCDNs.map(originOf), launches: launchGameCDNs.map(originOf) };
    },

    /** Where pages of sites may stand, of every merchant. */
    async pageOrigins(): Promise<string[]> {
      const all = [...(await sites.current()).values()];
      return [...new Set(all.flatMap(({ hosts }) => hosts.flatMap(originsOfHost)))];
    },

    /** Origins of the sites whose launches go over this host; none for any other host. */
    async framers(host: string): Promise<string[]> {
      return [...(await sites.current()).values()]
        .filter(({ settings }) => settings.launchGameCDNs.some((url) => new URL(url).host === host))
        .flatMap(({ hosts }) => hosts.flatMap(originsOfHost));
    },

    /** Banners in force now, of one group or of all. */
    async banners(merchant: string, language: string, group: string | null) {
      const site = await siteOf(merchant);
      const now = clock.now();
      return site.banners
        .filter((banner) => banner.shown && (group === null || banner.groupName === group))
        .filter((banner) => inForce(banner, now))
        .map((banner) => presentBanner(site, banner, language, picture));
    },

    /** The notices of now; `types` as on the wire: B banners, PL, PU, PR, H. */
    async notices(
      merchant: string,
      language: string,
      types: readonly string[],
      isMember = false,
    ): Promise<ValueOf<typeof noticesCall>> {
      const site = await siteOf(merchant);
      const reader = { language, now: clock.now(), isMember };
      const list = (...kinds: AnnouncementKind[]) =>
        presentAnnouncements(
          site,
          kinds.filter((kind) => types.includes(kind)),
          reader,
        );
      return {
        player: list('PL', 'H'),
        banners: types.includes('B') ? await this.banners(merchant, language, null) : [],
        popup: list('PU'),
        promotion: list('PR'),
      };
    },
  };
}

export type SiteQueries = ReturnType<typeof createSiteQueries>;

const originOf = (url: string): string => new URL(url).origin;

/** Origins of a host as a merchant's list names it; the home network is this machine to a browser. */
function originsOfHost(host: string): string[] {
  if (host === 'private') return ['http://localhost:*', 'http://127.0.0.1:*'];
  return [`https://${host}`];
}

/** Questions about all merchants of this program. */
function questionsOfAll({ sites }: Pick<SiteDeps, 'sites'>) {
  return {
    /** Every merchant with its name and the host that it is named by. */
    async merchants() {
      return [...(await sites.current()).values()].map((site) => ({
        merchant: site.id,
        name: site.settings.siteName,
        host: namedHost(site),
      }));
    },

    /** Every merchant, with the currency of its members. */
    async currencies(): Promise<readonly { readonly id: string; readonly currency: string }[]> {
      const known = await sites.current();
      return [...known.values()].map(({ id, currency }) => ({ id, currency }));
    },

    /** The time zone of each merchant, by its id. */
    async timeZones(): Promise<ReadonlyMap<string, string>> {
      const known = await sites.current();
      return new Map([...known.values()].map(({ id, timeZone }) => [id, timeZone]));
    },
  };
}

/** The questions of identity about the terms of a brand. */
const questionsOfTerms = (deps: SiteDeps, siteOf: (merchant: string) => Promise<MerchantSite>) => ({
  /** The version that members must have agreed to; 0: nobody is asked. */
  termsRequired: async (merchant: string) => (await siteOf(merchant)).terms.required,

  /** The number of the terms of now, as the database has it. */
  termsPresent: async (merchant: string) => presentNumber(deps, await siteOf(merchant)),
});
