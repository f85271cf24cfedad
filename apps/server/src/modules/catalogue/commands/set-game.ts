import { recordChange } from '../../../platform/change.repository.ts';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import { bumpVersion, switchState } from '../catalogue.repository.ts';

/** Switches a game on or off, by node id or by code; throws when there is none. */
export async function setGame(
  deps: CatalogueDeps,
  change: { readonly merchant: string; readonly game: string; readonly state: 'on' | 'off' },
  actor: string,
): Promise<void> {
  const { merchant, game, state } = change;
  const history = { schema: 'catalogue', record: deps.record } as const;
  await deps.database.transaction(async (tx) => {
    const before = await switchState(tx, merchant, game, state);
    if (before === null) throw new Error(`There is no game ${game} at ${merchant}.`);
    const at = deps.clock.now();
    const subject = `game ${game}`;
    await recordChange(tx, history, { merchant, at, actor, subject, before, after: state });
    await bumpVersion(tx, merchant);
    await deps.events.emit(tx, {
      topic: 'site',
      audience: `merchant:${merchant}`,
      payload: { changed: 'catalogue' },
    });
  });
  await deps.catalogues.refresh();
}
