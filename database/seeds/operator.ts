import { bundled } from '@arara/i18n';
import type { SiteSeed } from '../../apps/server/src/modules/site/index.ts';
import { arara } from './brands/arara/index.ts';
import type { Brand } from './brands/brand.ts';
import { demoAnnouncements } from './demo/announcements.ts';
import { outsideOf, vipOf } from './demo/outside.ts';
import { readHelp } from './help.ts';
import { modulesOn, phoneModules } from './modules.ts';

/** The values that differ from one installation to another. */
export interface Installation {
  readonly merchant: string;
  /** The brand of the site; without one, the first. */
  readonly brand?: Brand;
  /** Names that it answers under, as `site.merchant` keeps them. */
  readonly hosts?: readonly string[];
  readonly jurisdiction: SiteSeed['jurisdiction'];
  /** Where people reach it from outside; null on a machine of one's own. */
  readonly publicUrl: string | null;
}

/** Names under which a machine reaches itself; `private` is its home network. */
const localHosts = ['localhost', '*.localhost', 'private'];

/** A new operator's site: a brand as it stands in the demo, or the beginning of a real one. */
export function operatorSeed({
  merchant,
  brand = arara,
  hosts = localHosts,
  jurisdiction,
  publicUrl,
}: Installation): SiteSeed {
  const publicHosts = publicUrl === null ? [] : [new URL(publicUrl).hostname];
  const { timeZone, settings, banners, announcements, serviceEntries, resources } = brand;
  const isDemo = jurisdiction === 'demo';
  const built = isDemo ? [...modulesOn, ...phoneModules] : modulesOn;
  return {
    merchant,
    hosts: isDemo ? [...publicHosts, ...hosts] : publicHosts,
    currency: 'BRL',
    jurisdiction,
    timeZone,
    settings,
    modules: built.filter((id) => !brand.modulesOff.includes(id)),
    banners,
    announcements: isDemo ? [...announcements, ...demoAnnouncements] : announcements,
    help: readHelp(
      brand.help,
      settings.languages.filter((tag) => bundled.includes(tag)),
    ),
    serviceEntries: isDemo
      ? [...serviceEntries, ...vipOf(merchant, serviceEntries)]
      : serviceEntries,
    resources: isDemo ? [...resources, ...outsideOf(merchant, brand.outside)] : resources,
  };
}
