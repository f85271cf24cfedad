import { lockServicePath, writeServicePath } from '../change.repository.ts';
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
      const before = await lockServicePath(tx, merchant, type);
      if (path === null && before === null) {
        throw new Error(`${merchant} has no customer service ${type}.`);
      }
      await writeServicePath(tx, merchant, { type, position, path });
      return { before, after: path };
    },
  });
}
