import { createHash } from 'node:crypto';
import type { StartData } from '@arara/contract';
import { inNearest, spokenFor } from '@arara/i18n';
import { LRUCache } from 'lru-cache';
import type { CatalogueService } from '../modules/catalogue/index.ts';
import type { MerchantSite, SiteService } from '../modules/site/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Texts } from '../platform/texts.ts';
import { closedPages } from './addresses.ts';
import type { Needs } from './addresses.ts';
import type { StartPage } from './document.ts';
import {
  bring,
  firstScreen,
  light,
  partsOf,
  preloadsOf,
  sentencesOf,
  whatIsThere,
} from './first-view.ts';
import type { FirstView, ViewSources } from './first-view.ts';

const homeGroup = '/';
/** The board whose first lines stand on the first page. */
const firstBoard = { period: 'week', by: 'prize' } as const;
const rowLength = 12;
/** The page reads the server's time from its document: it must not be an old one. */
const keptMs = 2_000;
const keptMax = 300;

export interface StartPageOptions {
  readonly site: SiteService;
  readonly catalogue: CatalogueService;
  readonly lottery: ViewSources['lottery'];
  readonly texts: Texts;
  readonly clock: Clock;
  /** Versions of the pictures that components name, in a brand's own folder. */
  readonly artVersions: (folder: string) => Readonly<Record<string, string>>;
  /** The needs that switch the pages of the built site. */
  readonly needs: Needs;
  /** Namespaces of the sentences that the first page needs. */
  readonly namespaces: readonly string[];
}

interface Kept {
  readonly version: string;
  readonly at: number;
  readonly page: Promise<StartPage>;
}

/** The parts that the document carries for its first paint, drawn once for all visitors of a kind. */
export function createStartPage(options: StartPageOptions) {
  const { site, catalogue, clock } = options;
  const kept = new LRUCache<string, Kept>({ max: keptMax });

  return async (
    merchant: string,
    language: string,
    address: string,
    view: FirstView,
  ): Promise<StartPage> => {
    const status = await site.status(merchant, address, language);
    // Nobody's address is written into a page that others get too; the status call tells one's own.
    const country = status.status === 2 ? status.location.country : null;
    const own = await site.siteOf(merchant);
    const version = `${own.version}.${await catalogue.version(merchant)}`;
    const on = (id: string) => status.status === 0 && own.modules.has(id);
    const shown = await whatIsThere(options, view, { merchant, language, on });
    const key = JSON.stringify([merchant, language, status.status, country, shown]);
    const known = kept.get(key);
    const now = clock.now().getTime();
    if (known?.version === version && now - known.at < keptMs) return known.page;
    const shared = { ...status, location: { ip: '', country } };
    const page = drawStartPage(options, { merchant, language, version, status: shared }, shown);
    kept.set(key, { version, at: now, page });
    page.catch(() => kept.delete(key));
    return page;
  };
}

async function drawStartPage(
  options: StartPageOptions,
  about: Pick<StartData, 'merchant' | 'language' | 'version' | 'status'>,
  view: FirstView,
): Promise<StartPage> {
  const { site, catalogue, texts, namespaces, artVersions, needs } = options;
  const { merchant, language, status } = about;
  const own = await site.siteOf(merchant);
  const open = status.status === 0;
  const on = (id: string) => open && own.modules.has(id);
  const { rails, ranked, categories, hot, fresh } = await catalogue.lobby(
    merchant,
    language,
    rowLength,
  );
  // The first row of home stands on its first screen; the second one is below it.
  const blurred = view.name === 'home' ? firstScreen : 0;
  const banners = open ? await site.banners(merchant, language, homeGroup) : [];
  const worded = wordedOf(own);
  const sentences = Object.fromEntries(
    [...namespaces, ...sentencesOf(view)].map((name) => [
      name,
      { ...texts.namespace(language, name), ...worded[spokenFor(language)]?.[name] },
    ]),
  );
  const brought = await bring(options, view, { merchant, language, on });
  const settings = await site.settings(merchant);
  const { look } = own.settings;
  const folder = look?.art ?? null;
  const data: StartData = {
    ...about,
    settings,
    art: folder === null ? null : { folder, versions: artVersions(folder) },
    modules: [...own.modules],
    closedPages: closedPages(
      needs,
      new Set([...own.modules, ...status.resources.map(({ resourceType }) => resourceType)]),
    ),
    resources: status.resources,
    customerService: status.customerService,
    banners,
    categories: on('COMM3') ? categories : [],
    rails,
    ranked,
    hot: on('GAMELOHOT3') ? light(hot, blurred) : [],
    fresh: on('GAMELO3') ? light(fresh, 0) : [],
    ...brought,
    messages: sentences,
    worded,
    winners: on('COMM3') ? await catalogue.board(merchant, language, firstBoard) : [],
  };
  const json = JSON.stringify(data);
  return {
    version: createHash('sha256').update(json).digest('hex').slice(0, 16),
    json,
    ...documentOf(own, language),
    theme: settings.firstTheme,
    look,
    parts: partsOf(view, data),
    closed: closedBy[status.status],
    closedPages: data.closedPages,
    // The server does not know here which host the page draws for its pictures.
    preloads: status.imageCDNs.length > 0 ? [] : preloadsOf(view, data),
  };
}

const closedBy = { 0: null, 1: 'maintenance', 2: 'region' } as const;

/** The texts that the merchant words differently, in the languages that its site is read in. */
function wordedOf({ settings, textOverrides }: MerchantSite): StartData['worded'] {
  const read = new Set(settings.languages.map(spokenFor));
  const worded: Record<string, Record<string, Record<string, string>>> = {};
  for (const { language, namespace, key, text } of textOverrides) {
    if (read.has(language)) ((worded[language] ??= {})[namespace] ??= {})[key] = text;
  }
  return worded;
}

/** Title and description, in the site's own language where the one asked for has none. */
function documentOf({ settings }: MerchantSite, language: string) {
  const { documents, defaultLanguage, siteName } = settings;
  const own = inNearest(documents, language) ?? documents[defaultLanguage];
  return { title: own?.title ?? siteName, description: own?.description ?? '' };
}
