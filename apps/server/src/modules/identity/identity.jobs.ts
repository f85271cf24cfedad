import { sql } from '@arara/postgres';
import type { Job } from '../../platform/jobs.ts';
import type { IdentityParts } from './identity.parts.ts';

/** Housekeeping: what has expired is deleted, and sealing keys are renewed. */
export function createIdentityJobs(parts: IdentityParts): Job[] {
  const { database, clock, policy } = parts;

  async function sweep(): Promise<void> {
    const now = clock.now();
    const ended = new Date(now.getTime() - policy.endedSessionsKeptMs);
    const db = database.read;
    await db.query(sql`delete from identity.captcha where expires_at < ${now}`);
    await db.query(sql`delete from identity.one_time_code where expires_at < ${now}`);
    // A caller who comes too late hears for a day that the code has ended, and not that there was none.
    const late = new Date(now.getTime() - 86_400_000);
    await db.query(sql`delete from identity.sms_code where expires_at < ${late}`);
    await db.query(sql`delete from identity.spent where expires_at < ${now}`);
    await db.query(sql`delete from identity.registration where expires_at < ${now}`);
    await db.query(sql`delete from identity.remember_family where expires_at < ${now}`);
    await db.query(sql`delete from identity.sealing_key where expires_at < ${now}`);
    await db.query(sql`
      delete from identity.attempt
      where window_ends_at < ${now} and (locked_until is null or locked_until < ${now})`);
    await db.query(sql`delete from identity.session where expires_at < ${ended}`);
    const unused = new Date(now.getTime() - policy.devicesKeptMs);
    await db.query(sql`delete from identity.device where last_seen_at < ${unused}`);
    const forgotten = new Date(now.getTime() - policy.signInsKeptMs);
    await db.query(sql`delete from identity.sign_in where at < ${forgotten}`);
  }

  return [
    { name: 'identity.sweep', cron: '17 * * * *', run: sweep },
    {
      name: 'identity.rotate-sealing-key',
      cron: '41 * * * *',
      atStart: true,
      run: () => parts.sealing.rotate(),
    },
  ];
}
