import { sql } from '@arara/postgres';
import type { SiteDeps } from '../site.deps.ts';
import { serviceTypes } from '../site.model.ts';
import { requireAddress } from '../site.policy.ts';
import { changeSite } from './change-site.ts';

/** Names where a way to customer service leads, or closes it with null, past the next seed too. */
export async function setServiceEntry(
  deps: SiteDeps,
  merchant: string,
  type: string,
  path: string | null,
  actor: string,
): Promise<void> {
  const position = serviceTypes.findIndex((known) => known === type) + 1;
  if (position === 0) {
    throw new Error(`There is no customer service ${type}; there are ${serviceTypes.join(', ')}.`);
  }
  requireAddress(path);
  await changeSite(deps, {
    merchant,
    actor,
    subject: `service ${type}`,
    async write(tx) {
      const { rows } = await tx.query<{ path: string; enabled: boolean }>(sql`
        select path, enabled from site.service_entry
        where merchant_id = ${merchant} and type = ${type} for update`);
      const before = rows[0]?.enabled === true ? rows[0].path : null;
      if (path === null && before === null) {
        throw new Error(`${merchant} has no customer service ${type}.`);
      }
      await tx.query(sql`
        insert into site.service_entry as old (merchant_id, type, position, path, enabled, origin)
        values (${merchant}, ${type}, ${position}, ${path ?? ''}, ${path !== null}, 'operator')
        on conflict (merchant_id, type) do update set enabled = excluded.enabled,
          origin = 'operator', path = coalesce(nullif(excluded.path, ''), old.path)`);
      return { before, after: path };
    },
  });
}
