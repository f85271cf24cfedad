import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { Cursor, StoredEvent } from './events.ts';

/** An event that a consumer gave up. */
export interface DeadLetter extends StoredEvent {
  readonly consumer: string;
  readonly error: string;
  readonly attempts: number;
  readonly first_failed_at: Date;
  readonly last_failed_at: Date;
}

/** The name of a letter: one consumer's, of one event. */
export interface LetterKey extends Cursor {
  readonly consumer: string;
}

/** How a letter left, by whose hand, from which account of the machine. */
export interface LetterDecision {
  readonly action: 'retried' | 'dropped';
  readonly by: string;
  readonly ranBy: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** Keeps an event as a dead letter of a consumer. */
export async function bury(
  tx: Tx,
  letter: {
    readonly consumer: string;
    readonly event: StoredEvent;
    readonly error: string;
    readonly attempts: number;
    readonly firstFailedAt: Date;
    readonly lastFailedAt: Date;
  },
): Promise<void> {
  const { consumer, event, error, attempts, firstFailedAt, lastFailedAt } = letter;
  await tx.query(sql`
    insert into platform.dead_letter (consumer, xid, seq, topic, version, audience, payload, at, error,
      attempts, first_failed_at, last_failed_at)
    values (${consumer}, ${event.xid}::xid8, ${event.seq}, ${event.topic}, ${event.version},
      ${event.audience}, ${JSON.stringify(event.payload)}::jsonb, ${event.at}, ${error}, ${attempts},
      ${firstFailedAt}, ${lastFailedAt})
    on conflict (consumer, xid, seq) do update set error = excluded.error,
      attempts = platform.dead_letter.attempts + excluded.attempts,
      last_failed_at = excluded.last_failed_at`);
}

/** The letters that wait, oldest failure first. */
export async function listLetters(db: Db, limit: number): Promise<DeadLetter[]> {
  const { rows } = await db.query<DeadLetter>(sql`
    select consumer, xid::text, seq, topic, version, audience, payload, at, error, attempts,
      first_failed_at, last_failed_at
    from platform.dead_letter order by first_failed_at, consumer, platform.dead_letter.xid, seq
    limit ${limit}`);
  return rows;
}

/** How many letters of each consumer wait. */
export async function countLetters(
  db: Db,
): Promise<{ readonly consumer: string; readonly letters: number }[]> {
  const { rows } = await db.query<{ consumer: string; letters: number }>(sql`
    select consumer, count(*)::integer as letters from platform.dead_letter
    group by consumer order by consumer`);
  return rows;
}

/** One letter, locked; null where there is none. */
export async function lockLetter(tx: Tx, key: LetterKey): Promise<DeadLetter | null> {
  const { rows } = await tx.query<DeadLetter>(sql`
    select consumer, xid::text, seq, topic, version, audience, payload, at, error, attempts,
      first_failed_at, last_failed_at
    from platform.dead_letter
    where consumer = ${key.consumer} and xid = ${key.xid}::xid8 and seq = ${key.seq}
    for update`);
  return rows[0] ?? null;
}

/** Writes down that a letter failed once more. */
export async function noteLetterFailure(
  tx: Tx,
  { consumer, xid, seq }: LetterKey,
  error: string,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update platform.dead_letter set error = ${error}, attempts = attempts + 1, last_failed_at = ${now}
    where consumer = ${consumer} and xid = ${xid}::xid8 and seq = ${seq}`);
}

/** Removes a letter and records whose hand it was. */
export async function removeLetter(
  tx: Tx,
  letter: DeadLetter,
  { action, by, ranBy, reason, at }: LetterDecision,
): Promise<void> {
  const { consumer, xid, seq, topic } = letter;
  await tx.query(sql`
    delete from platform.dead_letter
    where consumer = ${consumer} and xid = ${xid}::xid8 and seq = ${seq}`);
  await tx.query(sql`
    insert into platform.dead_letter_decision
      (consumer, xid, seq, topic, action, decided_by, ran_by, reason, at)
    values (${consumer}, ${xid}::xid8, ${seq}, ${topic}, ${action}, ${by}, ${ranBy}, ${reason}, ${at})`);
}
