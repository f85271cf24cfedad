import { addDays, dayIn } from '@arara/calendar';
import { z } from 'zod';
import type { Job } from '../../platform/jobs.ts';
import { compareDay } from './commands/compare-day.ts';
import { readDay } from './day.repository.ts';
import type { DayRow } from './day.repository.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';

export const compareJob = 'reconcile.day';

const Payload = z.object({ merchant: z.string(), day: z.iso.date() });
/** So long after midnight the bank has written down what belongs to the day before. */
const quietMs = 3_600_000;

export const reconcileJobs = (deps: ReconcileDeps): Job[] => [
  {
    name: compareJob,
    run: async (payload) => {
      const { merchant, day } = Payload.parse(payload);
      await compareDay(deps, merchant, day);
    },
  },
  // Each hour, because the days of brands end at different hours, and a bank may be out of reach at one of them.
  { name: 'reconcile.daily', cron: '17 * * * *', run: () => compareDaysThatEnded(deps) },
];

/** A day that could not be compared is tried again for a week. */
const triedDays = 7;

/** Compares the last day of each brand that is over, and days before it whose comparison failed. */
export async function compareDaysThatEnded(deps: ReconcileDeps): Promise<void> {
  const at = new Date(deps.clock.now().getTime() - quietMs);
  for (const [merchant, zone] of await deps.zones()) {
    const today = dayIn(zone, at);
    const last = addDays(today, -1);
    for (let back = triedDays; back > 1; back -= 1) {
      const day = addDays(today, -back);
      const known = await readDay(deps.database.read, merchant, day);
      // A day that nobody began is one from before the brand.
      if (known !== null && !isCompared(known)) await compareDay(deps, merchant, day);
    }
    const known = await readDay(deps.database.read, merchant, last);
    if (!isCompared(known)) await compareDay(deps, merchant, last);
  }
}

const isCompared = (row: DayRow | null): boolean =>
  row?.state === 'DONE' && row.outcome?.parts.every(({ state }) => state !== 'unreached') === true;
