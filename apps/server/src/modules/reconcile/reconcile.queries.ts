import { addDays, dayIn } from '@arara/calendar';
import type { ReconcileDay, ReconcileFile } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StaffCaller } from '../../platform/http/caller.ts';
import { isAllowed } from '../../platform/permissions.ts';
import { listDays, readDay } from './day.repository.ts';
import type { DayRow } from './day.repository.ts';
import { differencesOf } from './difference.repository.ts';
import type { ReconcileDeps } from './reconcile.deps.ts';

const page = 31;
const firstDay = '2000-01-01';

/** A page of the days of a brand that were compared, the latest first. */
export async function daysAsked(deps: ReconcileDeps, merchant: string, cursor: string | undefined) {
  const rows = await listDays(deps.database.read, merchant, cursorOf(cursor), page + 1);
  const shown = rows.slice(0, page);
  return {
    lastDay: await lastDayOf(deps, merchant),
    days: shown.map(presentDay),
    nextCursor: rows.length > page ? (shown.at(-1)?.day ?? null) : null,
  };
}

/** The last day that is over at a brand. */
export const lastDayOf = async ({ clock, timeZoneOf }: ReconcileDeps, merchant: string) =>
  addDays(dayIn(await timeZoneOf(merchant), clock.now()), -1);

const presentDay = ({ day, state, finishedAt, outcome, open }: DayRow): ReconcileDay => ({
  day,
  state,
  checkedAt: finishedAt?.toISOString() ?? null,
  parts: outcome?.parts ?? [],
  open,
});

/** A day that nobody has compared is one that nobody finds here. */
export async function dayFile(
  deps: ReconcileDeps,
  { merchant, staff }: Pick<StaffCaller, 'merchant' | 'staff'>,
  day: string,
): Promise<ReconcileFile> {
  // The database knows no year 0.
  const row = day < firstDay ? null : await readDay(deps.database.read, merchant, day);
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

/** A cursor is the last day that was shown. */
function cursorOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}
