import type { ContentItem } from '@arara/contract';
import { countryList } from '../countries.ts';
import { jurisdictions } from '../site.jurisdictions.ts';
import type { MerchantSite } from '../site.model.ts';
import { enabledModules } from '../site.modules.ts';
import { regionOpen } from '../site.policy.ts';

/** Without one of these somebody comes in no more, does not play, or has no way for their money. */
const doors: ReadonlySet<string> = new Set([
  'SITE3',
  'COMM3',
  'ENTRY3',
  'REG3',
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'FIREBASELOGIN3',
  'PHONELOGIN3',
  'VERIFICATION3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'PWRESETSMS3',
  'MEMBER3',
  'PASSKEY3',
  'TOTP3',
  'CASHIER3',
  'DEPOSIT3',
  'WITHDRAW3',
  'FUNDTRANS3',
  'GAMES3',
  'GAMELO3',
  'LOTTERY3',
]);

/** An address without a known country, among the codes of countries. */
export const unknownCountry = '??';

export interface SiteEffect {
  /** It closes the site or a way of money for somebody who has it now. */
  readonly closes: boolean;
  readonly stops: string[];
  readonly starts: string[];
  readonly refused: string[];
}

const nothing: SiteEffect = { closes: false, stops: [], starts: [], refused: [] };

/** The effect that a version would have on the site as it is. */
export function effectOf(site: MerchantSite, { kind, key, content }: ContentItem): SiteEffect {
  switch (kind) {
    case 'module':
      return moduleEffect(site, key, content);
    case 'maintenance':
      return { ...nothing, closes: content.active && !site.maintenance.active };
    case 'regions': {
      const refused = [...countryList.map(({ countryCode }) => countryCode), null]
        .filter((code) => regionOpen(site.regions, code) && !regionOpen(content, code))
        .map((code) => code ?? unknownCountry);
      return { ...nothing, closes: refused.length > 0, refused };
    }
    case 'terms':
      return { ...nothing, closes: content.mustAccept };
    default:
      return nothing;
  }
}

function moduleEffect(site: MerchantSite, id: string, on: boolean): SiteEffect {
  const switchedOn = new Set(site.switchedOn);
  if (on) switchedOn.add(id);
  else switchedOn.delete(id);
  const { forbiddenModules } = jurisdictions[site.jurisdiction];
  const next = enabledModules(switchedOn, forbiddenModules);
  const stops = [...site.modules.difference(next)];
  const starts = [...next.difference(site.modules)];
  return { ...nothing, closes: stops.some((module) => doors.has(module)), stops, starts };
}
