import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';

/** Writes an event; `payload` is JSON of the version of its topic. */
export async function insertEvent(
  tx: Tx,
  event: { topic: string; version: number; audience: string | null; payload: string },
): Promise<void> {
  await tx.query(sql`
    insert into platform.event (topic, version, audience, payload)
    values (${event.topic}, ${event.version}, ${event.audience}, ${event.payload}::jsonb)`);
}
