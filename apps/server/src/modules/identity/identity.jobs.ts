import type { Job } from '../../platform/jobs.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { forgetKept } from './erase/personal-data.repository.ts';
import { deleteExpired } from './sweep.repository.ts';

/** Housekeeping: what has expired is deleted, and sealing keys are renewed. */
export function identityJobs(deps: IdentityDeps): Job[] {
  const { database, clock, security, sealing } = deps;

  async function sweep(): Promise<void> {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    await deleteExpired(database.read, {
      now,
      ended: before(security.endedSessionsKeptMs),
      unused: before(security.devicesKeptMs),
      forgotten: before(security.signInsKeptMs),
    });
    await forgetKept(database.read, now);
  }

  return [
    { name: 'identity.sweep', cron: '17 * * * *', run: sweep },
    {
      name: 'identity.rotate-sealing-key',
      cron: '41 * * * *',
      atStart: true,
      run: () => sealing.rotate(),
    },
  ];
}
