import type { CatalogueDeps } from '../catalogue.deps.ts';
import { bumpVersion } from '../catalogue.repository.ts';
import { hasMoved, rank } from '../rank.policy.ts';
import { readCandidates, writeRanks } from '../rank.repository.ts';
import { countedDays } from '../catalogue.settings.ts';

const dayMs = 86_400_000;

/** Ranks every merchant's games by the last week's rounds; writes only what moved. */
export async function rankGames(deps: CatalogueDeps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - countedDays * dayMs);
  for (const merchant of (await deps.catalogues.current()).keys()) {
    const played = await deps.play.playedSince(merchant, since);
    await deps.database.transaction(async (tx) => {
      const rows = await readCandidates(tx, merchant);
      const old = new Map(rows.map((row) => [row.node_id, row]));
      const moved = rank(rows, played).filter((row) => hasMoved(row, old.get(row.node_id)));
      if (moved.length === 0) return;
      await writeRanks(tx, moved);
      await bumpVersion(tx, merchant);
    });
  }
  await deps.catalogues.refresh();
}
