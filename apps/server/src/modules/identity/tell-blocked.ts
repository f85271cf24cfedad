import type { Tx } from '@arara/postgres';
import type { Events } from '../../platform/events.ts';

/** Tells other modules that something has been forbidden to a member; what, they ask. */
export async function tellBlocked(
  events: Pick<Events, 'emit'>,
  tx: Tx,
  playerId: bigint,
): Promise<void> {
  const payload = { playerId: String(playerId) };
  await events.emit(tx, { topic: 'identity.blocked', payload });
}
