import {
  countriesCall,
  customerServiceCall,
  domainRoutesCall,
  helpCentreCall,
  noticesCall,
  settingsCall,
  staffBrandsCall,
  systemStatusCall,
  termsCall,
  whitelabelCall,
} from '@arara/contract';
import { PreparedValue, route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { countryList } from './countries.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import type { SiteDeps } from './site.deps.ts';
import { merchantOfHost, namedOrigins } from './site.policy.ts';
import {
  inLanguage,
  presentBrand,
  presentRegistration,
  presentResource,
  presentServiceEntry,
  presentSettings,
  presentTree,
} from './site.present.ts';
import type { SiteQueries } from './site.service.ts';
import { readVersion } from './terms/terms.ts';

const countriesJson = JSON.stringify(countryList);

/** The calls of a page about the site itself. */
export function siteRoutes(deps: SiteDeps, queries: SiteQueries): AnyRoute[] {
  return [
    route(systemStatusCall, async ({ query, caller }) => {
      const host = query.host;
      const named = host === undefined ? null : merchantOfHost(await deps.sites.current(), host);
      const { address, language } = caller;
      const site = await queries.siteOf(named?.id ?? caller.merchant);
      return {
        ...(await queries.status(site.id, address, language)),
        whitelabel: presentTree(site, deps.texts, language),
        registerFields: presentRegistration(site).fields,
      };
    }),
    route(whitelabelCall, async ({ caller }) => ({
      tree: presentTree(await queries.siteOf(caller.merchant), deps.texts, caller.language),
    })),
    route(settingsCall, async ({ caller }) =>
      presentSettings(await queries.siteOf(caller.merchant), deps.sandbox),
    ),
    route(staffBrandsCall, async ({ caller }) => {
      const known = await deps.sites.current();
      const sites = caller.staff.brands.map((id) => known.get(id));
      return { brands: sites.filter((site) => site !== undefined).map(presentBrand) };
    }),
    route(domainRoutesCall, async ({ caller }) => {
      const site = await queries.siteOf(caller.merchant);
      const urls = site.jurisdiction === 'demo' ? [caller.origin] : namedOrigins(site);
      return {
        domainList: urls.map((url) => ({ url, speed: 0 })),
        resources: site.resources.map(presentResource),
      };
    }),
    route(countriesCall, async () => new PreparedValue(countriesJson)),
    route(helpCentreCall, async ({ caller }) => {
      const site = await queries.siteOf(caller.merchant);
      const shown = site.help.filter((article) => article.shown);
      const articles = shown.flatMap((article) => {
        const text = inLanguage(site, article.texts, caller.language);
        const group = deps.texts.text(caller.language, 'help-topics', article.topic);
        return text === null ? [] : [{ id: article.id, group, ...text }];
      });
      return { articles };
    }),
    route(termsCall, async ({ query, caller }) =>
      readVersion(
        deps,
        await queries.siteOf(caller.merchant),
        caller.language,
        query.version ?? null,
      ),
    ),
    route(customerServiceCall, async ({ caller }) => {
      const site = await queries.siteOf(caller.merchant);
      return { version: { pathList: site.serviceEntries.map(presentServiceEntry) } };
    }),
    ...feedbackRoutes(deps, queries),
    route(noticesCall, async ({ query, caller }) => {
      const { merchant, language, session } = caller;
      const types = query.types.split(',');
      const found = await queries.notices(merchant, language, types, session !== null);
      if (session === null || (await deps.wantsNews(session.playerId))) return found;
      return { ...found, popup: [] };
    }),
  ];
}
