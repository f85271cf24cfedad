import { writeModule } from '../change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import { jurisdictions } from '../site.jurisdictions.ts';
import { barredBy } from '../site.modules.ts';
import { changeSite } from './change-site.ts';

/** Switches a module; throws for one that is unknown, not built, or forbidden where we are. */
export async function setModule(
  deps: SiteDeps,
  merchant: string,
  change: { readonly modId: string; readonly enabled: boolean },
  actor: string,
): Promise<void> {
  const { modId, enabled } = change;
  const site = (await deps.sites.current()).get(merchant);
  const forbidden = site === undefined ? [] : jurisdictions[site.jurisdiction].forbiddenModules;
  const barred = barredBy(modId, forbidden);
  if (barred === 'unknown') throw new Error(`There is no module ${modId}.`);
  if (enabled && barred === 'unbuilt') throw new Error(`Module ${modId} is not built yet.`);
  if (enabled && barred === 'forbidden') {
    throw new Error(`Module ${modId} is not allowed in jurisdiction ${site?.jurisdiction}.`);
  }
  await changeSite(deps, {
    merchant,
    actor,
    subject: `module ${modId}`,
    async write(tx) {
      return { before: await writeModule(tx, merchant, modId, enabled), after: enabled };
    },
  });
}
