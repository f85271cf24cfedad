import { ensureAccess, writeMaintenance } from '../change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { Maintenance } from '../site.model.ts';
import { changeSite } from './change-site.ts';

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
      await ensureAccess(tx, merchant);
      const before = await writeMaintenance(tx, merchant, maintenance);
      return { before, after: maintenance };
    },
  });
}
