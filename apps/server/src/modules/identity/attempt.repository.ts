import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface Attempts {
  readonly failures: number;
  readonly lockedUntil: Date | null;
  /** When they are forgotten; null where nothing is counted. */
  readonly windowEndsAt: Date | null;
}

/** Tries counted so far; a window that has passed counts nothing. */
export async function readAttempts(db: Db, subject: string, now: Date): Promise<Attempts> {
  const { rows } = await db.query<Attempts & Record<string, unknown>>(sql`
    select failures, locked_until as "lockedUntil", window_ends_at as "windowEndsAt"
    from identity.attempt
    where subject = ${subject} and (window_ends_at > ${now} or locked_until > ${now})`);
  return rows[0] ?? { failures: 0, lockedUntil: null, windowEndsAt: null };
}

/** Lets one transaction at a time judge a subject, counted or not, until it ends. */
export async function waitForSubject(tx: Tx, subject: string): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtext('identity.attempt'), hashtext(${subject}))`);
}

/**
 * Counts a try before it is judged, so that tries made at once cannot share one count. A locked
 * subject stays as it is.
 */
export async function countAttempt(
  db: Db,
  subject: string,
  now: Date,
  windowEndsAt: Date,
): Promise<Attempts & { windowEndsAt: Date }> {
  const { rows } = await db.query<Attempts & { windowEndsAt: Date } & Record<string, unknown>>(sql`
    insert into identity.attempt as a (subject, failures, window_ends_at)
    values (${subject}, 1, ${windowEndsAt})
    on conflict (subject) do update set
      failures = case when a.locked_until > ${now} then a.failures
        when a.window_ends_at > ${now} then a.failures + 1 else 1 end,
      window_ends_at = case when a.window_ends_at > ${now} then a.window_ends_at
        else excluded.window_ends_at end,
      locked_until = case when a.locked_until > ${now} then a.locked_until end
    returning failures, locked_until as "lockedUntil", window_ends_at as "windowEndsAt"`);
  return rows[0] ?? { failures: 1, lockedUntil: null, windowEndsAt };
}

/** Locks a subject; false when it was locked already. */
export async function lockSubject(
  db: Db,
  subject: string,
  now: Date,
  lockedUntil: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update identity.attempt set locked_until = ${lockedUntil}
    where subject = ${subject} and (locked_until is null or locked_until <= ${now})`);
  return rowCount === 1;
}

export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.query(sql`delete from identity.attempt where subject = ${subject}`);
}

/** Takes one try back: it turned out not to be a failure. A subject with none left is not kept. */
export async function uncountAttempt(db: Db, subject: string): Promise<void> {
  await db.query(sql`
    update identity.attempt set failures = greatest(failures - 1, 0) where subject = ${subject}`);
  await db.query(sql`
    delete from identity.attempt
    where subject = ${subject} and failures = 0 and locked_until is null`);
}
