import type { CashierDeps } from '../cashier.deps.ts';
import { forgetMissed, listMissed, noteMissed } from '../missed.repository.ts';
import type { MissedKind } from '../missed.repository.ts';

const againPerRound = 50;

/**
 * Handles one item of a round. One that fails is noted and told, and keeps nothing else waiting;
 * where even the note fails this throws, so that nobody passes over the item.
 */
export async function tryItem(
  deps: CashierDeps,
  kind: MissedKind,
  id: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.error({ err: error, kind, id }, 'an item of the cashier’s round has to wait');
    return noteMissed(deps.database.read, kind, id, deps.clock.now());
  }
  await forgetMissed(deps.database.read, kind, id);
}

/**
 * Asks the bank again for each entry of a list that could not be read: alone it may make sense, and
 * what does not is told and looked at again by itself. Without an id nobody can ask: then it answers
 * true, and whoever reads the list has to read it again.
 */
export async function tryUnreadable(
  deps: CashierDeps,
  kind: MissedKind,
  ids: readonly (string | null)[],
  work: (id: string) => Promise<unknown>,
): Promise<boolean> {
  for (const id of ids) {
    deps.metrics.unreadable(kind);
    if (id !== null) await tryItem(deps, kind, id, () => work(id));
    else deps.log.error({ kind }, 'the bank lists an entry that nobody can read, without an id');
  }
  return ids.includes(null);
}

/** Looks again at what failed before, each item when its time has come. */
export async function tryMissed(
  deps: CashierDeps,
  kind: MissedKind,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const due = await listMissed(deps.database.read, kind, deps.clock.now(), againPerRound);
  for (const id of due) await tryItem(deps, kind, id, () => work(id));
}
