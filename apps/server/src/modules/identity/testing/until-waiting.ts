import { setTimeout as sleep } from 'node:timers/promises';
import type { IdentityProgram } from './identity-program.ts';

/** Waits until so many of the program's connections wait for a lock. */
export async function untilWaiting(
  { owner }: Pick<IdentityProgram, 'owner'>,
  count: number,
): Promise<void> {
  for (;;) {
    const { rows } = await owner.query(`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length >= count) return;
    await sleep(10);
  }
}
