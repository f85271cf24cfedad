import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { CatalogueSeed } from '../catalogue.model.ts';
import { bumpVersion } from '../catalogue.repository.ts';
import { seedGames, seedVendors } from '../seed.repository.ts';
import { hotBadges } from '../rank.policy.ts';
import { searchWordsOf } from '../catalogue.words.ts';

/**
 * Writes vendors and games. Running it again renews what comes from the titles (names, return,
 * lines, bounds) and leaves what the operator decides: whether a vendor or a game is on.
 */
export async function seedCatalogue(deps: CatalogueDeps, seed: CatalogueSeed): Promise<void> {
  // A cover that was never drawn is refused here, not in the middle of a list.
  for (const { cover } of seed.games) deps.cover(cover);
  for (const { icon } of seed.vendors) deps.cover(icon);
  const vendorNames = new Map(seed.vendors.map(({ code, name }) => [code, name]));
  const words = seed.games.map((game) =>
    searchWordsOf({ ...game, vendorName: vendorNames.get(game.vendorCode) ?? '' }),
  );
  await deps.database.transaction(async (tx) => {
    const vendors = await seedVendors(tx, seed);
    const games = await seedGames(tx, seed, { words, badges: hotBadges(seed.games) });
    if (vendors + games > 0) await bumpVersion(tx, seed.merchant);
  });
  // Also when nothing was to be written: another process may just have done it.
  await deps.catalogues.refresh();
}
