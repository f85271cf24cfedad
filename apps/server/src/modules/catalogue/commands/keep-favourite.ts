import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { Lists } from '../catalogue.lists.ts';
import { insertFavourite } from '../favourite.repository.ts';
import { favouritesMax } from '../catalogue.settings.ts';

/** Adds a favourite; adding it again changes nothing. */
export async function keepFavourite(
  deps: CatalogueDeps,
  lists: Lists,
  caller: SignedCaller,
  nodeId: string,
): Promise<void> {
  const game = (await lists.shelf(caller.merchant, caller.language)).game(nodeId);
  if (game === null || !game.playable) throw new AppError('game.not.found', { field: 'nodeId' });
  const { playerId } = caller.session;
  const kept = await deps.database.transaction((tx) =>
    insertFavourite(tx, { playerId, nodeId, at: deps.clock.now(), max: favouritesMax }),
  );
  if (!kept) throw new AppError('favourites.full', { params: { max: favouritesMax } });
}
