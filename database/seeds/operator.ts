import type { SiteSeed } from '../../apps/server/src/modules/site/index.ts';
import { readHelp } from './help.ts';
import { modulesOn } from './modules.ts';
import { announcements, banners } from './notices.ts';
import { siteSettings } from './settings.ts';

/** What differs from one installation to another. */
export interface Installation {
  readonly merchant: string;
  readonly jurisdiction: SiteSeed['jurisdiction'];
  /** Where people reach it from outside; null on a machine of one's own. */
  readonly publicUrl: string | null;
}

/** Names under which a machine reaches itself; `private` is its home network. */
const localHosts = ['localhost', '*.localhost', 'private'];

/** A new operator's site: the demo as it stands, or the beginning of a real one. */
export function operatorSeed({ merchant, jurisdiction, publicUrl }: Installation): SiteSeed {
  const publicHosts = publicUrl === null ? [] : [new URL(publicUrl).hostname];
  return {
    merchant,
    hosts: jurisdiction === 'demo' ? [...publicHosts, ...localHosts] : publicHosts,
    currency: 'BRL',
    jurisdiction,
    timeZone: 'America/Sao_Paulo',
    settings: siteSettings,
    modules: modulesOn,
    banners,
    announcements,
    help: readHelp(),
    serviceEntries: [
      { type: '1', position: 1, path: '/helpmc' },
      { type: '3', position: 2, path: '/helpmc?article=talk-to-us' },
    ],
    resources: [
      {
        resourceType: 'AFFILIATELINK',
        position: 1,
        url: '/afiliados',
        qrCodeUrl: null,
        labelNameEn: 'Affiliates',
      },
    ],
  };
}
