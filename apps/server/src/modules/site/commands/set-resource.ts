import { sql } from '@arara/postgres';
import type { SiteDeps } from '../site.deps.ts';
import { resourceTypes } from '../site.model.ts';
import type { ResourceData } from '../site.model.ts';
import { isForbidden, requireAddress } from '../site.policy.ts';
import { changeSite } from './change-site.ts';

/** The operator's values for a resource; a value that is left out stays as it is. */
export type ResourceChange = Pick<ResourceData, 'url'> &
  Partial<Pick<ResourceData, 'qrCodeUrl' | 'labelNameEn' | 'position'>>;

/** Names a merchant's resource, or takes it away with null; the next seed leaves either alone. */
export async function setResource(
  deps: SiteDeps,
  merchant: string,
  type: string,
  change: ResourceChange | null,
  actor: string,
): Promise<void> {
  if (!resourceTypes.some((known) => known === type)) {
    throw new Error(`There is no resource ${type}; there are ${resourceTypes.join(', ')}.`);
  }
  const site = (await deps.sites.current()).get(merchant);
  if (change !== null && site !== undefined && isForbidden(site.jurisdiction, type)) {
    throw new Error(`Resource ${type} is not allowed in jurisdiction ${site.jurisdiction}.`);
  }
  for (const address of [change?.url, change?.qrCodeUrl]) requireAddress(address);
  await changeSite(deps, {
    merchant,
    actor,
    subject: `resource ${type}`,
    async write(tx) {
      const { rows } = await tx.query<ResourceData & { enabled: boolean }>(sql`
        select resource_type as "resourceType", position, url, qr_code_url as "qrCodeUrl",
          label_name_en as "labelNameEn", enabled
        from site.resource where merchant_id = ${merchant} and resource_type = ${type} for update`);
      const { enabled = false, ...old } = rows[0] ?? {};
      const before = enabled ? old : null;
      if (change === null) {
        if (before === null) throw new Error(`${merchant} has no resource ${type}.`);
        await tx.query(sql`
          update site.resource set enabled = false, origin = 'operator'
          where merchant_id = ${merchant} and resource_type = ${type}`);
        return { before, after: null };
      }
      const known = { position: resourceTypes.findIndex((one) => one === type) + 1, ...before };
      const after = { labelNameEn: type, qrCodeUrl: null, resourceType: type, ...known, ...change };
      await tx.query(sql`
        insert into site.resource
          (merchant_id, resource_type, position, url, qr_code_url, label_name_en, origin)
        values (${merchant}, ${type}, ${after.position}, ${after.url}, ${after.qrCodeUrl},
          ${after.labelNameEn}, 'operator')
        on conflict (merchant_id, resource_type) do update set position = excluded.position,
          url = excluded.url, qr_code_url = excluded.qr_code_url,
          label_name_en = excluded.label_name_en, enabled = true, origin = 'operator'`);
      return { before, after };
    },
  });
}
