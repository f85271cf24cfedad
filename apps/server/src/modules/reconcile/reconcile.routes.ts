import { addDays, dayIn } from '@arara/calendar';
import { compareDayCall, staffReconcileDayCall, staffReconcileDaysCall } from '@arara/contract';
import type { ReconcileDay, ReconcileFile } from '@arara/contract';
import { signedBy } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { StaffCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { isAllowed } from '../../platform/permissions.ts';
import { beginDay, listDays, readDay } from './day.repository.ts';
import type { DayRow } from './day.repository.ts';
import { differencesOf } from './difference.repository.ts';
import { compareJob } from './reconcile.jobs.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';

const page = 31;
/** The bank and the ledger are walked from the day to now: a day of long ago is no matter of a press. */
const daysBack = 31;

/** The desk of the comparisons with the books of others. */
export function reconcileRoutes(deps: ReconcileDeps): AnyRoute[] {
  const { read } = deps.database;
  return [
    route(staffReconcileDaysCall, async ({ query, caller: { merchant } }) => {
      const rows = await listDays(read, merchant, cursorOf(query.cursor), page + 1);
      const shown = rows.slice(0, page);
      return {
        lastDay: await lastDayOf(deps, merchant),
        days: shown.map(presentDay),
        nextCursor: rows.length > page ? (shown.at(-1)?.day ?? null) : null,
      };
    }),
    route(staffReconcileDayCall, ({ params, caller }) => dayFile(deps, caller, params.day)),
    route(compareDayCall, async ({ params, caller }) => {
      await askToCompare(deps, caller, params.day);
      return null;
    }),
  ];
}

/** The last day that is over at a brand. */
const lastDayOf = async ({ clock, timeZoneOf }: ReconcileDeps, merchant: string) =>
  addDays(dayIn(await timeZoneOf(merchant), clock.now()), -1);

const presentDay = ({ day, state, finishedAt, outcome, open }: DayRow): ReconcileDay => ({
  day,
  state,
  checkedAt: finishedAt?.toISOString() ?? null,
  parts: outcome?.parts ?? [],
  open,
});

/** A day that nobody has compared is one that nobody finds here. */
async function dayFile(
  deps: ReconcileDeps,
  { merchant, staff }: Pick<StaffCaller, 'merchant' | 'staff'>,
  day: string,
): Promise<ReconcileFile> {
  const row = await readDay(deps.database.read, merchant, day);
  if (row === null) throw new AppError('reconcile.day');
  const differences = await differencesOf(deps.database.read, merchant, day);
  const mayRead = isAllowed(staff, 'ledger:proof:read:all', null);
  const custody = row.outcome?.custody ?? null;
  return {
    ...presentDay(row),
    currency: deps.currency,
    custody:
      custody === null || mayRead ? custody : { ...custody, bank: null, ledger: null, cover: null },
    differences: differences.map(({ foundAt, resolvedAt, ...one }) => ({
      part: one.part,
      class: one.class,
      ref: one.ref,
      ours: one.ours,
      theirs: one.theirs,
      firstDay: one.firstDay,
      id: String(one.id),
      caseId: String(one.caseId),
      foundAt: foundAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
  };
}

/** Plans the comparison of a day; throws `reconcile.day` for one that is not over, or too long ago. */
async function askToCompare(
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

/** A cursor is the last day that was shown. */
function cursorOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}
