import { feedbackData } from './feedback/personal-data.repository.ts';
import type { Logger } from 'pino';
import type { Contributions } from '../../platform/contributions.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Notifier } from '../../platform/notifier.ts';
import { createRefreshing } from '../../platform/refreshing.ts';
import { endAnnouncement, publishAnnouncement } from './commands/publish-announcement.ts';
import type { NewAnnouncement } from './commands/publish-announcement.ts';
import { setHosts } from './commands/set-hosts.ts';
import { setMaintenance } from './commands/set-maintenance.ts';
import { setModule } from './commands/set-module.ts';
import { setRegions } from './commands/set-regions.ts';
import { setResource } from './commands/set-resource.ts';
import type { ResourceChange } from './commands/set-resource.ts';
import { setServiceEntry } from './commands/set-service-entry.ts';
import { setSettings } from './commands/set-settings.ts';
import { setText } from './commands/set-text.ts';
import { seedSite } from './commands/seed-site.ts';
import { createContentDoor } from './content/content.door.ts';
import { publishDueJob } from './content/publish-due.ts';
import { dropPicturesJob } from './pictures/drop-pictures.ts';
import { picturesPlugin } from './pictures/pictures.ts';
import type { SiteSeed } from './site.model.ts';
import { feedbackImages, feedbackOfMerchant } from './feedback/feedback.repository.ts';
import { createCountries } from './site.geo.ts';
import type { SiteDeps } from './site.deps.ts';
import type { NewsWish, SealingKeys } from './site.ports.ts';
import type { Maintenance, RegionRules, TextOverride } from './site.model.ts';
import { presentSettings } from './site.present.ts';
import { readSites, readVersions } from './site.repository.ts';
import { siteRoutes } from './site.routes.ts';
import { createSiteQueries } from './site.service.ts';
import type { SiteSettings } from './site.settings.ts';

export { createFeedbackDesk } from './feedback/feedback-desk.ts';
export { createContentDesk } from './desk/index.ts';
export type { SiteSeed } from './site.model.ts';
export type { NewsWish, Picture, Piece, SealingKeys } from './site.ports.ts';
export { helpTopics, type ByLanguage, type HelpTopic, type MerchantSite } from './site.model.ts';
export type { SiteSettings } from './site.settings.ts';

export interface SiteOptions extends Omit<
  SiteDeps,
  'sites' | 'countries' | 'sealingKeys' | 'wantsNews'
> {
  readonly sealingKeys: Contributions<SealingKeys>;
  /** News are shown where no module says that the member wants none. */
  readonly newsWishes: Contributions<NewsWish>;
  /** The operator's own table of countries; without it the one that ships is used. */
  readonly geoipFile?: string | undefined;
  readonly notifier: Notifier;
  readonly log: Logger;
}

/** The site: merchants, module tree, who may enter, and everything it says. */
export function createSite(options: SiteOptions) {
  const { database, notifier, log } = options;
  const sites = createRefreshing({
    notifier,
    log,
    name: 'site',
    version: () => readVersions(database.read),
    load: () => readSites(database.read, options.texts),
  });
  const countries = createCountries(options.geoipFile);
  const deps: SiteDeps = {
    ...options,
    sites,
    countries,
    async sealingKeys() {
      const sets = await Promise.all(options.sealingKeys.list().map((keysOf) => keysOf()));
      return { keys: sets.flatMap(({ keys }) => keys) };
    },
    async wantsNews(playerId) {
      const wishes = options.newsWishes.list().map((wantsNews) => wantsNews(playerId));
      return (await Promise.all(wishes)).every(Boolean);
    },
  };
  const queries = createSiteQueries(deps);
  const parts: ServerModule = {
    routes: siteRoutes(deps, queries),
    plugins: [picturesPlugin(deps)],
    jobs: [publishDueJob(deps, log), dropPicturesJob(deps)],
    async start() {
      await countries.start();
      await sites.start();
    },
    stop: () => sites.stop(),
  };
  return {
    ...parts,
    contributes: { personalData: [feedbackData(database.read)] },
    service: {
      ...queries,
      /** The zone of a merchant's clock; it never changes. */
      timeZoneOf: async (merchant: string) => (await queries.siteOf(merchant)).timeZone,
      /** Settings as the page reads them. */
      settings: async (merchant: string) =>
        presentSettings(await queries.siteOf(merchant), deps.sandbox),
      setMaintenance: (merchant: string, maintenance: Maintenance, actor: string) =>
        setMaintenance(deps, merchant, maintenance, actor),
      publishAnnouncement: (merchant: string, announcement: NewAnnouncement, actor: string) =>
        publishAnnouncement(deps, merchant, announcement, actor),
      endAnnouncement: (merchant: string, id: string, actor: string) =>
        endAnnouncement(deps, merchant, id, actor),
      setHosts: (merchant: string, hosts: readonly string[], actor: string) =>
        setHosts(deps, merchant, hosts, actor),
      setRegions: (merchant: string, rules: RegionRules, actor: string) =>
        setRegions(deps, merchant, rules, actor),
      setModule: (merchant: string, modId: string, enabled: boolean, actor: string) =>
        setModule(deps, merchant, { modId, enabled }, actor),
      setSettings: (merchant: string, patch: Partial<SiteSettings>, actor: string) =>
        setSettings(deps, merchant, patch, actor),
      setResource: (merchant: string, type: string, change: ResourceChange | null, actor: string) =>
        setResource(deps, merchant, type, change, actor),
      setServiceEntry: (merchant: string, type: string, path: string | null, actor: string) =>
        setServiceEntry(deps, merchant, type, path, actor),
      setText: (
        merchant: string,
        change: Omit<TextOverride, 'text'> & { readonly text: string | null },
        actor: string,
      ) => setText(deps, merchant, change, actor),
      /** The content that staff write, by versions. */
      content: createContentDoor(deps),
      /** The last feedback of a merchant, newest first, for those who read it. */
      feedback: (merchant: string) => feedbackOfMerchant(database.read, merchant),
      feedbackImages: (merchant: string, id: string) => feedbackImages(database.read, merchant, id),
      /** Writes an operator's first data; what an operator changed since stays. */
      seed: (seed: SiteSeed) => seedSite(deps, seed),
    },
  };
}

export type SiteService = ReturnType<typeof createSite>['service'];
