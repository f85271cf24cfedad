import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

export interface Attempts {
  readonly failures: number;
  readonly windowEndsAt: Date;
}

/** Counts a try before it is judged, so that tries made at once cannot share one count. */
export async function countAttempt(
  db: Db,
  subject: string,
  now: Date,
  windowEndsAt: Date,
): Promise<Attempts> {
  const { rows } = await db.query<Attempts & Record<string, unknown>>(sql`
    insert into staff.attempt as a (subject, failures, window_ends_at)
    values (${subject}, 1, ${windowEndsAt})
    on conflict (subject) do update set
      failures = case when a.window_ends_at > ${now} then a.failures + 1 else 1 end,
      window_ends_at = case when a.window_ends_at > ${now} then a.window_ends_at
        else excluded.window_ends_at end
    returning failures, window_ends_at as "windowEndsAt"`);
  return rows[0] ?? { failures: 1, windowEndsAt };
}

export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.query(sql`delete from staff.attempt where subject = ${subject}`);
}

export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.query(sql`delete from staff.attempt where window_ends_at <= ${now}`);
}
