import { isTimeZone } from '@arara/calendar';
import * as rows from '../seed.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { SiteSeed } from '../site.model.ts';
import { bumpVersion } from '../site.repository.ts';

/**
 * Writes the seed. Running it again brings rows that nobody touched to the seed's present state and
 * leaves alone what an operator changed; the version moves only when something was written.
 */
export async function seedSite(deps: SiteDeps, seed: SiteSeed): Promise<void> {
  const { merchant, timeZone } = seed;
  if (!isTimeZone(timeZone)) throw new Error(`there is no time zone ${timeZone}`);
  await deps.database.transaction(async (tx) => {
    const counts = [await rows.seedMerchant(tx, seed), await rows.seedModules(tx, seed)];
    // Days that were cut stay as they are: a seed with another zone is a mistake, and is refused.
    const kept = await rows.readTimeZone(tx, merchant);
    if (kept !== timeZone) {
      throw new Error(
        `the days of ${merchant} are cut in ${kept}, which cannot become ${timeZone}`,
      );
    }
    counts.push(await rows.seedBanners(tx, seed), await rows.seedAnnouncements(tx, seed));
    counts.push(await rows.seedHelp(tx, seed), await rows.seedServiceEntries(tx, seed));
    counts.push(await rows.seedResources(tx, seed), await rows.removeGone(tx, seed));
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === 0) return;
    await bumpVersion(tx, merchant);
    await deps.events.emit(tx, {
      topic: 'site',
      audience: `merchant:${merchant}`,
      payload: { changed: 'seed' },
    });
  });
  // Also when nothing was to be written: another process may just have done it.
  await deps.sites.refresh();
}
