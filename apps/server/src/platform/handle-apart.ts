import type { Tx } from '@arara/postgres';
import type { Consumer, StoredEvent } from './events.ts';

/**
 * Has a consumer handle an event in a part of a transaction: where it fails, its own effects are undone
 * and the rest stands. Answers the failure, or null. A broken connection fails the transaction itself.
 */
export async function handleApart(
  tx: Tx,
  consumer: Consumer,
  event: StoredEvent,
): Promise<{ readonly error: unknown } | null> {
  await tx.query('savepoint handled');
  try {
    await consumer.handle(tx, event);
    // Deferred constraints are checked here: at the commit they would fail all events of the round.
    await tx.query('set constraints all immediate; set constraints all deferred');
  } catch (error) {
    await tx.query('rollback to savepoint handled; release savepoint handled');
    return { error };
  }
  await tx.query('release savepoint handled');
  return null;
}
