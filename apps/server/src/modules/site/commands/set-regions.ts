import { ensureAccess, writeRegions } from '../change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { RegionRules } from '../site.model.ts';
import { changeSite } from './change-site.ts';

const countryPattern = /^[A-Z]{2}$/;

/** Sets which countries may come in; throws on what is not an ISO 3166 code of two letters. */
export async function setRegions(
  deps: SiteDeps,
  merchant: string,
  rules: RegionRules,
  actor: string,
): Promise<void> {
  for (const code of [...rules.allowed, ...rules.denied]) {
    if (!countryPattern.test(code)) throw new Error(`${code} is not a country code such as BR.`);
  }
  await changeSite(deps, {
    merchant,
    actor,
    subject: 'regions',
    async write(tx) {
      await ensureAccess(tx, merchant);
      return { before: await writeRegions(tx, merchant, rules), after: rules };
    },
  });
}
