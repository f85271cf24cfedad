import type { BodyOf, keepViewCall, ReportView } from '@arara/contract';
import { signedBy } from '../../../platform/audit.ts';
import type { RecordDeed } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { dropView, keepView, listViews } from './view.repository.ts';
import type { ViewRow } from './view.repository.ts';

const viewsMax = 50;

export interface ViewDeps {
  readonly database: Database;
  readonly record: RecordDeed;
}

type At = Pick<StaffCaller, 'merchant' | 'staff'>;

/** The views of a person and those that others of the brand share, the own ones first. */
export async function readViews({ database }: ViewDeps, caller: At): Promise<ReportView[]> {
  const views = await listViews(database.read, ownerOf(caller));
  return views.map((view) => presentView(view, caller));
}

/** Keeps a view, in place of an own one of the same name. Refused where the person has too many. */
export function saveView(
  { database, record }: ViewDeps,
  caller: At,
  { name, search, shared }: BodyOf<typeof keepViewCall>,
): Promise<ReportView> {
  return database.transaction(async (tx) => {
    const keptBy = caller.staff.name;
    const kept = await keepView(tx, ownerOf(caller), { keptBy, name, search, shared }, viewsMax);
    if (kept === null) throw new AppError('report.view.too.many');
    await record(tx, {
      ...lineOf(caller, name),
      action: 'view.kept',
      detail: { search, shared },
    });
    return presentView(kept, caller);
  });
}

/** Forgets an own view. */
export async function forgetView(
  { database, record }: ViewDeps,
  caller: At,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const name = await dropView(tx, ownerOf(caller), id);
    if (name === null) throw new AppError('report.view.not.found');
    await record(tx, { ...lineOf(caller, name), action: 'view.dropped' });
  });
}

const ownerOf = ({ merchant, staff }: At) => ({ merchant, staffId: staff.id });

const lineOf = ({ merchant, staff }: At, name: string) => ({
  ...signedBy(staff),
  merchant,
  subject: `view:${name}`,
});

const presentView = (
  { id, staffId, keptBy, name, search, shared }: ViewRow,
  { staff }: At,
): ReportView => ({
  id: String(id),
  name,
  search,
  shared,
  own: staffId === staff.id,
  by: keptBy,
});
