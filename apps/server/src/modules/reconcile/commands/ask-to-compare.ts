import { addDays } from '@arara/calendar';
import { signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { beginDay } from '../day.repository.ts';
import type { ReconcileDeps } from '../reconcile.deps.ts';
import { compareJob } from '../reconcile.jobs.ts';
import { lastDayOf } from '../reconcile.queries.ts';

/** The bank and the ledger are walked from the day to now: a day of long ago is no matter of a press. */
const daysBack = 31;

/** Plans the comparison of a day; throws `reconcile.day` for one that is not over, or too long ago. */
export async function askToCompare(
  deps: ReconcileDeps,
  { merchant, staff }: Pick<StaffCaller, 'merchant' | 'staff'>,
  day: string,
): Promise<void> {
  const lastDay = await lastDayOf(deps, merchant);
  if (day > lastDay || day < addDays(lastDay, -daysBack)) throw new AppError('reconcile.day');
  await deps.database.transaction(async (tx) => {
    await beginDay(tx, merchant, day, deps.clock.now());
    await deps.staff.record(tx, {
      ...signedBy(staff),
      merchant,
      action: 'reconcile.asked',
      subject: `day:${day}`,
    });
    const key = `${compareJob}:${merchant}:${day}`;
    await deps.jobs.enqueue(tx, { name: compareJob, payload: { merchant, day }, key });
  });
}
