import { setTimeout as sleep } from 'node:timers/promises';
import type { IdentityApp } from './identity-app.ts';

/** Waits until so many of the app's connections wait for a lock. */
export async function untilWaiting(
  { database }: Pick<IdentityApp, 'database'>,
  count: number,
): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length >= count) return;
    await sleep(10);
  }
}
