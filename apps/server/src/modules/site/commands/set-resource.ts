import { hideResource, lockResource, writeResource } from '../change.repository.ts';
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
      const before = await lockResource(tx, merchant, type);
      if (change === null) {
        if (before === null) throw new Error(`${merchant} has no resource ${type}.`);
        await hideResource(tx, merchant, type);
        return { before, after: null };
      }
      const known = { position: resourceTypes.findIndex((one) => one === type) + 1, ...before };
      const after = { labelNameEn: type, qrCodeUrl: null, resourceType: type, ...known, ...change };
      await writeResource(tx, merchant, after);
      return { before, after };
    },
  });
}
