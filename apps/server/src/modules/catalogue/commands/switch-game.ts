import { recordChange } from '../../../platform/change.repository.ts';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { GameState } from '../catalogue.model.ts';
import { bumpVersion, lockGame, writeState } from '../catalogue.repository.ts';

export interface SwitchWish {
  readonly merchant: string;
  /** Its node id or its code. */
  readonly game: string;
  readonly state: GameState;
  readonly by: {
    /** Null for the terminal of the server. */
    readonly staffId: bigint | null;
    /** The e-mail address of the account, or `machine:<account>`. */
    readonly actor: string;
    /** The terminal of the server gives none. */
    readonly reason: string | null;
  };
}

/**
 * Switches a game on or off, with its line of the audit. Answers the state that it found, null where there is no such
 * game. A game that was in the wanted state already is left alone, without a line.
 */
export async function switchGame(deps: CatalogueDeps, wish: SwitchWish): Promise<GameState | null> {
  const { merchant, game, state, by } = wish;
  const before = await deps.database.transaction(async (tx) => {
    const found = await lockGame(tx, merchant, game);
    if (found === null || found.state === state) return found?.state ?? null;
    await writeState(tx, found.nodeId, state);
    const { staffId, actor, reason } = by;
    const sides = { before: found.state, after: state };
    const subject = `game ${found.code}`;
    await recordChange(tx, 'catalogue', {
      merchant,
      at: deps.clock.now(),
      actor,
      subject,
      ...sides,
    });
    await deps.record(tx, {
      staffId,
      actor,
      merchant,
      action: 'game.switched',
      subject: found.code,
      detail: reason === null ? sides : { ...sides, reason },
    });
    await bumpVersion(tx, merchant);
    await deps.events.emit(tx, {
      topic: 'site',
      audience: `merchant:${merchant}`,
      payload: { changed: 'catalogue' },
    });
    return found.state;
  });
  await deps.catalogues.refresh();
  return before;
}
