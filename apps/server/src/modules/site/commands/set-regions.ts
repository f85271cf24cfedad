import { sql } from '@arara/postgres';
import type { SiteDeps } from '../site.deps.ts';
import type { RegionRules } from '../site.model.ts';
import { changeSite, lockAccess } from './change-site.ts';

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
      await lockAccess(tx, merchant);
      const { rows } = await tx.query<{ before: unknown }>(sql`
        update site.access a set countries_allowed = ${[...rules.allowed]},
          countries_denied = ${[...rules.denied]}, unknown_country = ${rules.unknown}
        from (select * from site.access where merchant_id = ${merchant} for update) old
        where a.merchant_id = old.merchant_id
        returning jsonb_build_object('allowed', old.countries_allowed, 'denied',
          old.countries_denied, 'unknown', old.unknown_country) as before`);
      return { before: rows[0]?.before, after: rules };
    },
  });
}
