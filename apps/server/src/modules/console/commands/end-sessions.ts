import type { Player } from '../../identity/index.ts';
import { entryOf } from '../audit.ts';
import type { Actor } from '../audit.ts';
import type { ConsoleDeps } from '../console.deps.ts';

/** Signs a member out everywhere, remembered browsers too. One who is nowhere signed in is left as such. */
export async function endSessions(
  { database, identity, staff }: Pick<ConsoleDeps, 'database' | 'identity' | 'staff'>,
  actor: Actor,
  player: Player,
  reason: string,
): Promise<void> {
  const { sessions } = await identity.desk.access(player.id);
  await database.transaction(async (tx) => {
    await identity.endSessions(tx, player.id);
    const detail = { reason, before: { sessions: sessions.length }, after: { sessions: 0 } };
    await staff.record(tx, entryOf(actor, player, 'member.sessions.ended', detail));
  });
}
