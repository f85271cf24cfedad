import { sql } from '@arara/postgres';
import type { SiteDeps } from '../site.deps.ts';
import type { Maintenance } from '../site.model.ts';
import { changeSite, lockAccess } from './change-site.ts';

/** Closes the site for maintenance or opens it; the end is what visitors are told, not a timer. */
export async function setMaintenance(
  deps: SiteDeps,
  merchant: string,
  maintenance: Maintenance,
  actor: string,
): Promise<void> {
  await changeSite(deps, {
    merchant,
    actor,
    subject: 'maintenance',
    async write(tx) {
      await lockAccess(tx, merchant);
      const { rows } = await tx.query<{ before: unknown }>(sql`
        update site.access a set maintenance = ${maintenance.active},
          maintenance_ends_at = ${maintenance.endsAt},
          maintenance_message = ${JSON.stringify(maintenance.message)}::jsonb
        from (select * from site.access where merchant_id = ${merchant} for update) old
        where a.merchant_id = old.merchant_id
        returning jsonb_build_object('active', old.maintenance, 'endsAt',
          old.maintenance_ends_at, 'message', old.maintenance_message) as before`);
      return { before: rows[0]?.before, after: maintenance };
    },
  });
}
