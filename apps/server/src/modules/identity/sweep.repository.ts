import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';

const dayMs = 86_400_000;

/** Rows of members' records older than their instant go. */
export interface SweepBounds {
  readonly now: Date;
  /** Sessions that ended before. */
  readonly ended: Date;
  /** Devices that nobody came in by since. */
  readonly unused: Date;
  /** Lines of the sign-in log from before. */
  readonly forgotten: Date;
}

/** Deletes what has expired. */
export async function deleteExpired(
  db: Db,
  { now, ended, unused, forgotten }: SweepBounds,
): Promise<void> {
  await db.query(sql`delete from identity.captcha where expires_at < ${now}`);
  await db.query(sql`delete from identity.one_time_code where expires_at < ${now}`);
  // A caller who comes too late hears for a day that the code has ended, and not that there was none.
  const late = new Date(now.getTime() - dayMs);
  await db.query(sql`delete from identity.sms_code where expires_at < ${late}`);
  await db.query(sql`delete from identity.spent where expires_at < ${now}`);
  await db.query(sql`delete from identity.registration where expires_at < ${now}`);
  await db.query(sql`delete from identity.remember_family where expires_at < ${now}`);
  await db.query(sql`delete from identity.sealing_key where expires_at < ${now}`);
  await db.query(sql`
    delete from identity.attempt
    where window_ends_at < ${now} and (locked_until is null or locked_until < ${now})`);
  await db.query(sql`delete from identity.session where expires_at < ${ended}`);
  await db.query(sql`delete from identity.device where last_seen_at < ${unused}`);
  await db.query(sql`delete from identity.sign_in where at < ${forgotten}`);
}
