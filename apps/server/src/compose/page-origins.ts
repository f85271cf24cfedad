import type { SignInProviders } from '../ports/providers/index.ts';
import type { PageOrigins } from '../web/security-headers.ts';
import type { Modules } from './modules.ts';

/** The sources of a page's policy: who has the merchant's hosts, and who proves its phones. */
export interface OriginSources {
  readonly site: Pick<Modules['site']['service'], 'contentHosts' | 'origins' | 'registration'>;
  readonly catalogue: Pick<Modules['catalogue']['service'], 'frameOrigins'>;
  readonly firebase: SignInProviders['firebase'];
}

/** Hosts of the merchant's vendors, those of its pictures and launches, and those that it calls. */
export async function originsOf(sources: OriginSources, merchant: string): Promise<PageOrigins> {
  const { site, catalogue } = sources;
  const { images, launches } = await site.contentHosts(merchant);
  const vendors = await catalogue.frameOrigins(merchant);
  const calls = [...(await site.origins(merchant)), ...(await phoneOrigins(sources, merchant))];
  const checks = (await isPhoneProven(sources, merchant)) ? checkHosts(sources) : [];
  return { images, calls, frames: [...new Set([...vendors, ...launches, ...checks])] };
}

/** The host that proves phones, where the merchant has it do so and it is not this one. */
async function phoneOrigins(sources: OriginSources, merchant: string) {
  const { firebase } = sources;
  if (firebase === null || !URL.canParse(firebase.apiUrl)) return [];
  return (await isPhoneProven(sources, merchant)) ? [new URL(firebase.apiUrl).origin] : [];
}

/** The host of the check for robots, where it has one of its own. */
function checkHosts({ firebase }: OriginSources): string[] {
  const host = firebase?.captcha.host ?? null;
  return host === null ? [] : [host];
}

async function isPhoneProven({ site, firebase }: OriginSources, merchant: string) {
  if (firebase === null) return false;
  const { form, providers } = await site.registration(merchant);
  return providers.firebase || form.mobile.firebase;
}
