import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

/** Signs a member out everywhere, remembered browsers too; of one who is nowhere signed in no line tells. */
export async function endSessions(
  { database, identity, staff }: Pick<ConsoleDeps, 'database' | 'identity' | 'staff'>,
  actor: Actor,
  player: Player,
  reason: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await identity.endSessions(tx, player.id);
    if (ended === 0) return;
    const detail = { reason, before: { sessions: ended }, after: { sessions: 0 } };
    await staff.record(tx, entryOf(actor, player, 'member.sessions.ended', detail));
  });
}
