import type { Tx } from '@arara/postgres';
import { checkPart, closePart, openPart, undoPart } from './consumer.repository.ts';
import type { Consumer, StoredEvent } from './events.ts';
import { traced } from './traces.ts';

/**
 * Has a consumer handle an event in a part of a transaction: where it fails, its own effects are undone
 * and the rest stands. Answers the failure, or null. A broken connection fails the transaction itself.
 */
export async function handleApart(
  tx: Tx,
  consumer: Consumer,
  event: StoredEvent,
): Promise<{ readonly error: unknown } | null> {
  await openPart(tx);
  try {
    const marks = { consumer: consumer.name, topic: event.topic };
    await traced('consumer', marks, () => consumer.handle(tx, event));
    await checkPart(tx);
  } catch (error) {
    await undoPart(tx);
    return { error };
  }
  await closePart(tx);
  return null;
}
