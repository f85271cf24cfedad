import type { Job } from '../../../platform/jobs.ts';
import type { SiteDeps } from '../site.deps.ts';
import { dropUnused, lockPictures } from './piece.repository.ts';

const day = 86_400_000;
/** A picture waits so long for its banner. */
const waitsMs = 7 * day;
/** A version that can be taken back keeps its pictures so long. */
const versionsMs = 90 * day;

/** Deletes the pictures that no banner, draft or late version shows; each day. */
export const dropPicturesJob = ({
  database,
  clock,
}: Pick<SiteDeps, 'database' | 'clock'>): Job => ({
  name: 'site.pictures',
  cron: '41 5 * * *',
  run: async () => {
    const now = clock.now().getTime();
    await database.transaction(async (tx) => {
      await lockPictures(tx);
      await dropUnused(tx, { made: new Date(now - waitsMs), shown: new Date(now - versionsMs) });
    });
  },
});
