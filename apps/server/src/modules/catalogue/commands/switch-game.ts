import { recordChange } from '../../../platform/change.repository.ts';
import type { SignedChange } from '../../../platform/change.repository.ts';
import type { CatalogueDeps } from '../catalogue.deps.ts';
import type { GameState } from '../catalogue.model.ts';
import { bumpVersion, lockGame, writeState } from '../catalogue.repository.ts';

export interface SwitchWish {
  readonly merchant: string;
  /** Its node id or its code. */
  readonly game: string;
  readonly state: GameState;
  /** The name in the history; the e-mail address of a signed-in person. */
  readonly actor: string;
  /** Null at the terminal of the server. */
  readonly signed: SignedChange | null;
}

/**
 * Switches a game on or off, with its line of the audit. Answers the state that it found, null where there is no such
 * game. A game that was in the wanted state already is left alone, without a line.
 */
export async function switchGame(deps: CatalogueDeps, wish: SwitchWish): Promise<GameState | null> {
  const { merchant, game, state, actor, signed } = wish;
  const history = { schema: 'catalogue', record: deps.record } as const;
  const before = await deps.database.transaction(async (tx) => {
    const found = await lockGame(tx, merchant, game);
    if (found === null || found.state === state) return found?.state ?? null;
    await writeState(tx, found.nodeId, state);
    const sides = { before: found.state, after: state };
    const subject = `game ${found.code}`;
    const at = deps.clock.now();
    await recordChange(tx, history, { merchant, at, actor, subject, ...sides, signed });
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
