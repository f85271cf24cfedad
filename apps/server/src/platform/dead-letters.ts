import type { Tx } from '@arara/postgres';
import type { Clock } from './clock.ts';
import { waitForConsumer } from './consumer.repository.ts';
import type { Database } from './database.ts';
import {
  listLetters,
  lockLetter,
  noteLetterFailure,
  removeLetter,
} from './dead-letter.repository.ts';
import type { DeadLetter, LetterKey } from './dead-letter.repository.ts';
import type { Consumer } from './events.ts';
import { failureText } from './failure-text.ts';
import { handleApart } from './handle-apart.ts';

export type { DeadLetter, LetterKey } from './dead-letter.repository.ts';

/** A person who decides about a letter, and the account of the machine that it is entered from. */
export interface LetterHand {
  readonly by: string;
  readonly ranBy: string | null;
  /** Writes down what came of it, in the same transaction; `left` is the letter as it is now, null: gone. */
  readonly record: (
    tx: Tx,
    letter: DeadLetter,
    end: LetterEnd,
    left: DeadLetter | null,
  ) => Promise<void>;
}

/** How a decision about a letter ended. */
export type LetterEnd = 'retried' | 'failed' | 'dropped';

/** The codes of what cannot be done with a letter. */
export type LetterRefusal =
  | 'dead.letter.not.found'
  | 'dead.letter.consumer.unknown'
  | 'dead.letter.failed.again';

export type LetterAnswer =
  | { readonly done: true }
  | { readonly done: false; readonly code: LetterRefusal; readonly error?: string };

export interface DeadLetters {
  list(limit: number): Promise<DeadLetter[]>;
  /** Has the consumer handle the event again, in the transaction that removes the letter. */
  retry(key: LetterKey, hand: LetterHand): Promise<LetterAnswer>;
  /** Removes the letter unhandled. */
  drop(key: LetterKey, hand: LetterHand & { readonly reason: string }): Promise<LetterAnswer>;
}

const notFound: LetterAnswer = { done: false, code: 'dead.letter.not.found' };

/** Events that consumers gave up, and what the operator decides about them. */
export function createDeadLetters(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly consumers: readonly Consumer[];
}): DeadLetters {
  const { database, clock, consumers } = deps;
  return {
    list: (limit) => listLetters(database.read, limit),
    retry: (key, { by, ranBy, record }) =>
      database.transaction(async (tx) => {
        // One event of a consumer at a time, as in its loop; of two who retry at once, one does.
        await waitForConsumer(tx, key.consumer);
        const letter = await lockLetter(tx, key);
        if (letter === null) return notFound;
        const consumer = consumers.find(({ name }) => name === letter.consumer);
        if (consumer === undefined) return { done: false, code: 'dead.letter.consumer.unknown' };
        const failure = await handleApart(tx, consumer, letter);
        if (failure !== null) {
          const error = failureText(failure.error);
          await noteLetterFailure(tx, key, error, clock.now());
          await record(tx, letter, 'failed', { ...letter, attempts: letter.attempts + 1, error });
          return { done: false, code: 'dead.letter.failed.again', error };
        }
        const at = clock.now();
        await removeLetter(tx, letter, { action: 'retried', by, ranBy, reason: null, at });
        await record(tx, letter, 'retried', null);
        return { done: true };
      }),
    drop: (key, { by, ranBy, reason, record }) =>
      database.transaction(async (tx) => {
        const letter = await lockLetter(tx, key);
        if (letter === null) return notFound;
        const at = clock.now();
        await removeLetter(tx, letter, { action: 'dropped', by, ranBy, reason, at });
        await record(tx, letter, 'dropped', null);
        return { done: true };
      }),
  };
}
